import { loadChunk } from '#site/routing/loadChunk.ts';

/** Fetches what works out the times. Rejects with `ChunkLoadError`. */
export const loadCallTimes = () => loadChunk(['features/calls/callTimes.ts'], () => import('./callTimes.ts'));
