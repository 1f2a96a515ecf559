import { ChunkLoadError } from './loadChunk.ts';

/**
 * Loads a chunk that may be needed soon. A failure is ignored, because the chunk is loaded again when it is needed
 * and the failure is reported then.
 */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch((error: unknown) => {
    // `import()` rejects with a `TypeError`.
    if (!(error instanceof ChunkLoadError || error instanceof TypeError)) throw error;
  });
}

/** Returns whether the browser is set to save data (client hint `Save-Data`). */
export const prefersReducedData = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;
