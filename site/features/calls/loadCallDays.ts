import { loadChunk } from '#site/routing/loadChunk.ts';

/** Loads the module that calculates and shows the times. Rejects with `ChunkLoadError`. */
export const loadCallDays = () => loadChunk(() => import('./CallDays.tsx'));
