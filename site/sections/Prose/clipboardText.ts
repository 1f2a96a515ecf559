/** Returns the text to copy of an element: the rows of a table with tabs between the cells, else its text. */
export function clipboardText(element: Element): string {
  const table = element.querySelector('table');
  if (!table) return element.textContent?.trimEnd() ?? '';
  return [...table.rows]
    .map((row) => [...row.cells].map((cell) => cell.textContent?.trim() ?? '').join('\t'))
    .join('\n');
}
