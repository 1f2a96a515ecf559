/** Puts a text on the clipboard. Rejects when the browser refuses. */
export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text);
