/** Returns the text with a non-breaking space after each number, so that the next word stays on its line. */
export const noBreakAfterNumbers = (text: string) => text.replace(/(\d) /g, '$1\u00a0');
