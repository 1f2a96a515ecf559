/** Longest text that is parsed, in bytes of UTF-8. A longer text is shown as plain text. */
export const largestMarkdown = 64 * 1024;
/** Maximum depth of nested lists and quotes. Real texts have less. */
const maxDepth = 12;
/**
 * Maximum number of marks, such as brackets and stars. Marks take most of the parser's time: 2000 marks take about 100
 * ms. 64 kB of prose contain a few hundred marks.
 */
const maxMarks = 2000;
const marks = /[[\]*_~`|<&@:\\\n\r]|www\./gi;

/**
 * Whether a text is too large, is nested too deeply, or has too many marks to be parsed quickly. The time of this check
 * grows in proportion to the text's length.
 */
export function exceedsLimits(markdown: string): boolean {
  if (markdown.length > largestMarkdown) return true;
  if (new TextEncoder().encode(markdown).length > largestMarkdown) return true;
  if ((markdown.match(marks)?.length ?? 0) > maxMarks) return true;

  return markdown.split(/[\n\r]/).some((line) => {
    const lead = /^(?:[ \t]|>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(line)?.[0] ?? '';
    const markers = lead.replace(/[ \t\d]/g, '').length;
    const indent = lead.replace(/\t/g, '    ').length;
    // Four columns of indent are one level.
    return markers > maxDepth || indent > 4 * maxDepth;
  });
}
