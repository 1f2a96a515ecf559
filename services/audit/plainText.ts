/** Control characters, direction marks, zero-width characters and lone surrogates. */
const invisible = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u200b\u2060\ufeff]/gu;

/** Returns one line of plain text: no invisible characters, only single spaces. */
export function tidy(text: string): string {
  return text.replace(/\s/g, ' ').replace(invisible, '').replace(/ {2,}/g, ' ').trim();
}

/** Tidies each line of a text and leaves at most one empty line between two lines. */
export function tidyLines(text: string): string {
  return text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(tidy)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Cuts a text to at most `limit` characters, between words, and ends it with "…". */
export function truncateAtWord(limit: number, text: string): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit - 1).replace(/\p{Cs}$/u, '');
  const space = head.search(/\s\S*$/);
  return `${(space > limit / 2 ? head.slice(0, space) : head).trimEnd()}…`;
}

/** Prepares a text for comparison: lower case, no accents, and one form of sigma. */
export function fold(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');
}
