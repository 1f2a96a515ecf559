import type { Services } from '#services';
import { loadChunk } from '#site/routing/loadChunk.ts';
import { prefersReducedData, prefetch } from '#site/routing/prefetch.ts';

/** Loads the chat panel. Rejects with `ChunkLoadError`. */
export const loadChatPanel = () => loadChunk(() => import('./Chat.tsx'));

/**
 * Loads the panel and the assistant in advance. Call it when the button gets the pointer or the focus. Does nothing
 * if the browser is set to save data. Ignores failures, because a click loads both again.
 */
export function prefetchChat({ assistant }: Services) {
  if (prefersReducedData()) return;
  prefetch(loadChatPanel);
  prefetch(assistant);
}
