import { loadChunk } from '#site/routing/loadChunk.ts';

/** Fetches what works out the times and shows them. Rejects with `ChunkLoadError`. */
export const loadCallDays = () => loadChunk(() => import('./CallDays.tsx'));
