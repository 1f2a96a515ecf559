/** Time for which the text of a file is held, in milliseconds: Safari reads it after it has asked the visitor. */
const heldMs = 60_000;

/** Offers a text to the visitor as a file. */
export function downloadFile(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), heldMs);
}
