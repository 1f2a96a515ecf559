/** Control and direction marks, characters without width, lone halves of characters. */
const invisible = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u200b\u2060\ufeff]/gu;

/** One line of plain text: nothing invisible, single spaces. */
export function tidy(text: string): string {
  return text.replace(/\s/g, ' ').replace(invisible, '').replace(/ {2,}/g, ' ').trim();
}

/** Texts of several lines: each line tidied, at most one empty line between them. */
export function tidyLines(text: string): string {
  return text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(tidy)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** At most `limit` characters, cut between words and ended with "…". */
export function truncateAtWord(limit: number, text: string): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit - 1).replace(/\p{Cs}$/u, '');
  const space = head.search(/\s\S*$/);
  return `${(space > limit / 2 ? head.slice(0, space) : head).trimEnd()}…`;
}

/** For comparing words: no accents, no case, one form of sigma. */
export function fold(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');
}
