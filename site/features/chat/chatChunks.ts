import type { Services } from '#services';
import { requestChunks } from '#site/app/chunkFiles.ts';
import { fetchAhead } from '#site/app/fetchAhead.ts';
import { loadChunk } from '#site/app/loadChunk.ts';
import { savesData } from '#site/app/savesData.ts';

/** What the first answer needs besides the panel, as the bundler's manifest names it. */
const answerChunks = [
  '../services/assistant/createAssistant.ts',
  '../services/generation/GeminiGenerator.ts',
  '../services/knowledge/knowledge.ts',
  'content/postSummaries.ts',
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
  if (savesData()) return;
  fetchAhead(loadChatPanel);
  fetchAhead(assistant);
}
