/** Above this many bytes of UTF-8 a text is shown as it is, without being parsed. */
export const largestMarkdown = 64 * 1024;
/** Deeper than this, nesting is an attack or an accident, not writing. */
const deepest = 12;
/** More table rows or open brackets than anybody reads. */
const mostRows = 400;
const mostMarks = 1500;

const count = (value: string, mark: RegExp) => value.match(mark)?.length ?? 0;

/**
 * Says whether a text would be slow or deep to parse: too large, nested too deeply, or made of markers. Every check
 * takes time in proportion to the text's length.
 */
export function isTooMuch(markdown: string): boolean {
  if (markdown.length > largestMarkdown) return true;
  if (new TextEncoder().encode(markdown).length > largestMarkdown) return true;
  if (count(markdown, /[[\]]/g) > mostMarks || count(markdown, /[*_~`]/g) > 4 * mostMarks) return true;
  if (count(markdown, /</g) > mostMarks || count(markdown, /&/g) > 4 * mostMarks) return true;

  let rows = 0;
  for (const line of markdown.split(/\r?\n|\r/)) {
    const lead = /^(?:[ \t]|>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(line)?.[0] ?? '';
    const markers = lead.replace(/[ \t\d]/g, '').length;
    const indent = lead.replace(/\t/g, '    ').length;
    if (markers > deepest || indent > 4 * deepest) return true;
    rows += line.includes('|') ? 1 : 0;
    if (rows > mostRows || (line.match(/\|/g)?.length ?? 0) > 100) return true;
  }
  return false;
}
