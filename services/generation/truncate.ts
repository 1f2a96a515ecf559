/** Replaces lone surrogates in a text, because they cannot be encoded and no service accepts them. */
export const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** Cuts a text to at most `maxLength` UTF-16 code units. A cut text ends with "…". */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // Removes half of a surrogate pair at the cut.
  return `${text.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
