/** Reads no more. A stream that broke refuses this with the error that `read` has thrown already. */
export function cancelReader(reader: ReadableStreamDefaultReader): void {
  reader.cancel().catch(() => {});
}
