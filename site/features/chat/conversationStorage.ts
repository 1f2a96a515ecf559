import type { StoredChat, StoredValue } from '#services';

import { type Conversation, newConversation } from './conversation.ts';

/** Storage of a conversation until the visit ends (the tab is closed). */
export interface ConversationStorage {
  load(): Conversation | null;
  save(conversation: Pick<Conversation, 'messages' | 'draft'>): void;
  /** Deletes the messages. The choice to switch AI off stays stored. */
  clear(): void;
  /**
   * Calls `forget` when the conversation was deleted elsewhere, for example with all data on the privacy page.
   * Returns the function that unsubscribes.
   */
  onDeleted(forget: () => void): () => void;
}

/**
 * Returns the storage of a conversation. If the last question was never answered, `load` removes it from the messages
 * and, unless there is a draft, returns it as the draft.
 */
export function conversationStorage(
  stored: StoredValue<StoredChat>,
  suggestions: readonly string[],
  withoutAi: () => boolean,
): ConversationStorage {
  return {
    load() {
      const saved = stored.read();
      if (!saved || saved.messages.length === 0) return null;
      const last = saved.messages.at(-1);
      const unanswered = last?.isUser ? last.content : '';
      const messages = (unanswered ? saved.messages.slice(0, -1) : saved.messages).map((message, id) => ({
        ...message,
        id,
      }));
      return { ...newConversation('', suggestions), messages, draft: saved.draft || unanswered };
    },
    save({ messages, draft }) {
      stored.write({
        messages: messages.map(({ id: _id, ...message }) => message),
        draft,
        withoutAi: withoutAi(),
      });
    },
    clear() {
      if (withoutAi()) stored.write({ messages: [], draft: '', withoutAi: true });
      else stored.remove();
    },
    onDeleted: (forget) =>
      stored.subscribe(() => {
        if (stored.read() === null) forget();
      }),
  };
}
