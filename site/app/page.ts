import type { ComponentType } from 'react';

import { loadChunk } from './loadChunk.ts';

/** A page as the router wants it, loaded when it is first needed. Rejects with `ChunkLoadError`. */
export const page = (load: () => Promise<ComponentType>) => async () => ({
  Component: await loadChunk(load),
});
