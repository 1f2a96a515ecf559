import type { Turn } from '../generation/TextGenerator.ts';
import type { ChatMessage } from './Assistant.ts';

/** Number of earlier messages that the model can receive. */
const maxMessages = 5;

/**
 * Returns the history for the model: from the last five messages, those by the visitor and by the model, starting with
 * one by the visitor. The welcome, local answers and errors are left out, because the model did not write them.
 * Questions asked without AI are never sent.
 */
export function historyWindow(history: readonly ChatMessage[]): readonly Turn[] {
  const turns = history.slice(-maxMessages).flatMap(({ content, isUser, source, unsent }): Turn[] => {
    if (content.trim() === '' || unsent) return [];
    if (isUser) return [{ role: 'user', text: content }];
    return source === 'ai' ? [{ role: 'model', text: content }] : [];
  });
  const first = turns.findIndex(({ role }) => role === 'user');
  return first < 0 ? [] : turns.slice(first);
}
