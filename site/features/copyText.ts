/** Puts a text on the clipboard. Rejects when the browser refuses, or has no clipboard on an insecure address. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
