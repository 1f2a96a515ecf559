/** Longest text that is parsed, in bytes of UTF-8. A longer one is shown as plain text. */
export const largestMarkdown = 64 * 1024;
/** Maximum depth of nesting; real texts have less. */
const deepest = 12;
/**
 * Most time of a parser is spent on marks such as brackets and stars. 64 kB of prose have a few hundred; this many
 * take about a tenth of a second.
 */
const mostMarks = 2000;
const marks = /[[\]*_~`|<&@:\\\n\r]|www\./gi;

/**
 * Whether a text would be slow or deep to parse: too large, nested too deeply, or made of marks. The check itself takes
 * time in proportion to the text's length.
 */
export function exceedsLimits(markdown: string): boolean {
  if (markdown.length > largestMarkdown) return true;
  if (new TextEncoder().encode(markdown).length > largestMarkdown) return true;
  if ((markdown.match(marks)?.length ?? 0) > mostMarks) return true;

  return markdown.split(/[\n\r]/).some((line) => {
    const lead = /^(?:[ \t]|>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(line)?.[0] ?? '';
    const markers = lead.replace(/[ \t\d]/g, '').length;
    const indent = lead.replace(/\t/g, '    ').length;
    return markers > deepest || indent > 4 * deepest;
  });
}
