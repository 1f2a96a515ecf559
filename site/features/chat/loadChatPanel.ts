import type { Services } from '#services';
import { loadChunk } from '#site/routing/loadChunk.ts';
import { prefersReducedData, prefetch } from '#site/routing/prefetch.ts';

/** Loads the panel. Rejects with `ChunkLoadError`. */
export const loadChatPanel = () => loadChunk(() => import('./Chat.tsx'));

/**
 * Loads the whole chat when the pointer is over its button, unless the visitor saves data. Ignores failures: the click
 * loads it again.
 */
export function prefetchChat({ assistant }: Services) {
  if (prefersReducedData()) return;
  prefetch(loadChatPanel);
  prefetch(assistant);
}
