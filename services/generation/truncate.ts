/** The text with whole characters alone: half of a pair has no encoding, and no service takes it. */
export const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** The text, or as much of it as `longest` UTF-16 code units hold; a cut shows as "…". */
export function truncate(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Half a surrogate pair at the cut would be no character.
  return `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
