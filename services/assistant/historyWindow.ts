import type { Turn } from '../generation/TextGenerator.ts';
import type { ChatMessage } from './Assistant.ts';

/** Number of earlier messages that the model is shown. */
const messagesShown = 5;

/**
 * Messages for the model: of the last five messages the visitor's own and the model's own,
 * starting with the visitor's. The welcome, local answers and errors are not the model's words;
 * what was asked without AI stays here.
 */
export function historyWindow(history: readonly ChatMessage[]): readonly Turn[] {
  const turns = history.slice(-messagesShown).flatMap(({ content, isUser, source, unsent }): Turn[] => {
    if (content.trim() === '' || unsent) return [];
    if (isUser) return [{ role: 'user', text: content }];
    return source === 'ai' ? [{ role: 'model', text: content }] : [];
  });
  const first = turns.findIndex(({ role }) => role === 'user');
  return first < 0 ? [] : turns.slice(first);
}
