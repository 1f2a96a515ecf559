/** A question longer than this is read no further; what it is about has been said by then. */
const maxLength = 2000;

/** A text as it is compared: words in lower case with one space between them, without accents and punctuation. */
export function normalise(text: string): string {
  return text
    .slice(0, maxLength)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+|['’‘ʼ`´]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
