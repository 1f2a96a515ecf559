import { loadChunk } from '#site/routing/loadChunk.ts';

/** Loads `CallDays`. Rejects with `ChunkLoadError`. */
export const loadCallDays = () => loadChunk(() => import('./CallDays.tsx'));
