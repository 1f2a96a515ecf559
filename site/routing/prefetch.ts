import { ChunkLoadError } from './loadChunk.ts';

/** Loads what may be wanted soon. A chunk that does not come is asked for again, and reported, when it is wanted. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch((error: unknown) => {
    // `import()` itself rejects with a TypeError.
    if (!(error instanceof ChunkLoadError || error instanceof TypeError)) throw error;
  });
}

/** Whether the visitor asked the browser to load no more than is needed (the client hint `Save-Data`). */
export const prefersReducedData = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;
