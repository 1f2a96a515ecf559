/**
 * Time before the object URL of a file is revoked, in milliseconds. Safari reads the URL only after the visitor has
 * agreed.
 */
const revokeDelay = 60_000;

/** Downloads a text or a blob as a file with this name. */
export function downloadFile(name: string, type: string, content: string | Blob) {
  const fullType = typeof content === 'string' ? `${type};charset=utf-8` : type;
  const url = URL.createObjectURL(new Blob([content], { type: fullType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelay);
}
