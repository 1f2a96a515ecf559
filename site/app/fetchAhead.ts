import { ChunkLoadError } from './loadChunk.ts';

/** Loads what may be wanted soon. A chunk that does not come is asked for again, and reported, when it is wanted. */
export function fetchAhead(load: () => Promise<unknown>): void {
  load().catch((error: unknown) => {
    // `import()` itself rejects with a TypeError.
    if (!(error instanceof ChunkLoadError || error instanceof TypeError)) throw error;
  });
}
