import { ChunkLoadError } from './loadChunk.ts';

/**
 * Loads a chunk that may be needed soon. A failure is ignored here: the chunk is loaded again, and the failure
 * reported, when it is needed.
 */
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
