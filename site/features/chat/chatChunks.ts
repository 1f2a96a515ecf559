import type { Services } from '#services';
import { requestChunks } from '#site/routing/chunkFiles.ts';
import { loadChunk } from '#site/routing/loadChunk.ts';
import { prefersReducedData, prefetch } from '#site/routing/prefetch.ts';

/**
 * Modules that the first answer needs besides the panel, by their names in the bundler's manifest: the build fails where one of
 * them is gone.
 */
export const answerChunks = [
  '../services/assistant/createAssistant.ts',
  '../services/generation/GeminiGenerator.ts',
  '../services/knowledge/knowledge.ts',
  'content/postsToSearch.ts',
];

/** Loads the panel, and in the same round what answers in it, which may come later. Rejects with `ChunkLoadError`. */
export function loadChatPanel() {
  const panel = loadChunk(['features/chat/Chat.tsx'], () => import('./Chat.tsx'));
  requestChunks(answerChunks, 'low');
  return panel;
}

/**
 * Loads the whole chat when the visitor aims at its button, unless the visitor saves data. Failures wait for the click.
 */
export function prefetchChat({ assistant }: Services) {
  if (prefersReducedData()) return;
  prefetch(loadChatPanel);
  prefetch(assistant);
}
