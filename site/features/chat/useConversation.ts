import { type Dispatch, type RefObject, useEffect, useMemo, useReducer, useRef } from 'react';

import {
  type Assistant,
  type AssistantReply,
  asksModel,
  isAbortError,
  type ReportError,
  useServices,
} from '#services';

import {
  addToDraft,
  type Conversation,
  type ConversationEvent,
  conversationReducer,
  type DisplayedMessage,
  newConversation,
} from './conversation.ts';
import type { ConversationStorage } from './conversationStorage.ts';
import { preloadMarkdown } from './markdownRenderer.ts';

/** Answer shown if the chat itself fails. */
export const chatFailureText = 'Sorry, I encountered an unexpected error. Please try again later.';

interface ConversationContext {
  readonly assistant: Assistant;
  readonly storage: ConversationStorage;
  readonly reportError: ReportError;
  readonly dispatch: Dispatch<ConversationEvent>;
  /** State of the last render. */
  readonly latest: RefObject<Conversation>;
}

/** Holds one conversation with the assistant and stores it. The returned actions keep their identity. */
export function useConversation(assistant: Assistant, storage: ConversationStorage) {
  const { reportError } = useServices();
  const [conversation, dispatch] = useReducer(
    conversationReducer,
    null,
    () => storage.load() ?? newConversation(assistant.welcome, assistant.suggestions),
  );
  const latest = useRef(conversation);
  latest.current = conversation;

  // Nothing is stored before the visitor has written a message.
  const { messages, draft } = conversation;
  useEffect(() => {
    if (messages.some(({ isUser }) => isUser)) storage.save({ messages, draft });
  }, [messages, draft, storage]);

  const { abort, reset, ...actions } = useMemo(
    () => createActions({ assistant, storage, reportError, dispatch, latest }),
    [assistant, storage, reportError],
  );
  useEffect(() => abort, [abort]);
  useEffect(() => storage.onDeleted(reset), [storage, reset]);

  return { conversation, ...actions };
}

/** Creates the actions of a conversation. At most one question is answered at a time. */
function createActions({ assistant, storage, reportError, dispatch, latest }: ConversationContext) {
  let running: AbortController | undefined;

  /** Answers a question and adds the reply. `unsent`: whether the question is not sent to AI. */
  async function answer(text: string, history: readonly DisplayedMessage[], unsent: boolean) {
    const controller = new AbortController();
    running = controller;
    const onPart = async (replySoFar: string) => {
      await preloadMarkdown([replySoFar], reportError);
      if (running === controller) dispatch({ type: 'streamed', text: replySoFar });
    };
    let reply: AssistantReply;
    try {
      reply = await assistant.reply(text, history, controller.signal, onPart);
    } catch (error) {
      if (!isAbortError(error)) reportError(error, 'chat.reply');
      if (controller.signal.aborted) return;
      const { suggestions } = assistant;
      reply = { content: chatFailureText, source: 'error', pages: [], suggestions, unsent };
    }
    // The renderer is loaded before the answer is added, so that a screen reader announces the answer once and
    // complete.
    await preloadMarkdown([reply.content], reportError);
    if (controller.signal.aborted) return;
    running = undefined;
    dispatch({ type: 'answered', reply });
  }
  function abort() {
    running?.abort();
    running = undefined;
  }
  function reset() {
    abort();
    dispatch({ type: 'restored', conversation: newConversation(assistant.welcome, assistant.suggestions) });
  }
  return {
    abort,
    reset,
    type: (draft: string) => dispatch({ type: 'typed', draft }),
    sendQuestion(text: string) {
      const question = text.trim();
      if (!question || running) return;
      const unsent = !asksModel(assistant.status());
      const history = latest.current.messages;
      dispatch({ type: 'asked', text: question, unsent });
      void answer(question, history, unsent);
    },
    stop() {
      abort();
      dispatch({ type: 'stopped' });
    },
    /**
     * Asks the question before this answer again. If the question was not sent to AI before but would be now, puts it
     * into the draft instead, so that the visitor decides.
     */
    retry(id: number): 'asked' | 'draft' | 'ignored' {
      const { messages, draft } = latest.current;
      const index = messages.findIndex((message) => message.id === id);
      const question = messages[index - 1];
      if (!question?.isUser || running) return 'ignored';
      const unsent = !asksModel(assistant.status());
      if (question.unsent && !unsent) {
        dispatch({ type: 'typed', draft: addToDraft(draft, question.content) });
        return 'draft';
      }
      dispatch({ type: 'retried', id });
      void answer(question.content, messages.slice(0, index - 1), unsent);
      return 'asked';
    },
    clear() {
      storage.clear();
      reset();
    },
  };
}
