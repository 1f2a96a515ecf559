import { useCallback, useEffect, useReducer, useRef } from 'react';

import type { Assistant, AssistantReply } from '#services';

import { type Conversation, converse, opening, type ShownMessage } from './conversation.ts';

/** What the visitor reads when the chat itself fails (specification section 8). */
export const chatFailureText = 'Sorry, I encountered an unexpected error. Please try again later.';

/** Where a conversation is kept for the visit. */
export interface ConversationStorage {
  load(): Conversation | null;
  save(conversation: Conversation): void;
  clear(): void;
}

/** Holds one conversation with the assistant: asks, waits, stops, remembers. */
export function useConversation(assistant: Assistant, storage: ConversationStorage) {
  const fresh = () => opening(assistant.welcome, assistant.suggestions);
  const [conversation, tell] = useReducer(converse, null, () => storage.load() ?? fresh());
  const running = useRef<AbortController>(null);

  // Kept only once the visitor has said something (A39).
  useEffect(() => {
    if (conversation.messages.some(({ isUser }) => isUser)) storage.save(conversation);
  }, [conversation, storage]);
  useEffect(() => () => running.current?.abort(), []);

  const answer = useCallback(
    async (text: string, history: readonly ShownMessage[]) => {
      const controller = new AbortController();
      running.current = controller;
      let reply: AssistantReply;
      try {
        reply = await assistant.reply(text, history, controller.signal);
      } catch (error) {
        if (controller.signal.aborted) return;
        console.error(error);
        reply = { content: chatFailureText, source: 'error', pages: [], suggestions: assistant.suggestions };
      }
      if (!controller.signal.aborted) tell({ type: 'answered', reply });
    },
    [assistant],
  );

  return {
    conversation,
    type: (draft: string) => tell({ type: 'typed', draft }),
    ask(text: string) {
      const question = text.trim();
      if (!question || conversation.pending) return;
      tell({ type: 'asked', text: question });
      void answer(question, conversation.messages);
    },
    stop() {
      running.current?.abort();
      tell({ type: 'stopped' });
    },
    retry(id: number) {
      const at = conversation.messages.findIndex((message) => message.id === id);
      const question = conversation.messages[at - 1];
      if (!question?.isUser || conversation.pending) return;
      tell({ type: 'retried', id });
      void answer(question.content, conversation.messages.slice(0, at - 1));
    },
    clear() {
      running.current?.abort();
      storage.clear();
      tell({ type: 'restored', conversation: fresh() });
    },
  };
}
