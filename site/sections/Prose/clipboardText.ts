/**
 * Returns the clipboard text of an element. A table becomes rows with tabs between the cells; anything else is its
 * text.
 */
export function clipboardText(element: Element): string {
  const table = element.querySelector('table');
  if (!table) return element.textContent?.trimEnd() ?? '';
  return [...table.rows]
    .map((row) => [...row.cells].map((cell) => cell.textContent?.trim() ?? '').join('\t'))
    .join('\n');
}
