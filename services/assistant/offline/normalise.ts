/** Maximum length that is read, in characters. The subject of a longer question is clear by then. */
const maxLength = 2000;

/** Converts a text to lower case without accents and apostrophes. */
export const plainLetters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+|['’‘ʼ`´]/gu, '');

/** Converts a text for comparison: words in lower case, single spaces, no accents or punctuation. */
export function normalise(text: string): string {
  return plainLetters(text.slice(0, maxLength))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
