import type { AssistantReply, StoredChat } from '#services';

/** A message on the screen. */
export type DisplayedMessage = StoredChat['messages'][number] & {
  /**
   * Id of the message, unique in the conversation. The welcome has id 0. When the conversation is loaded from the
   * storage, all messages get new ids.
   */
  readonly id: number;
};

/** State of a conversation. */
export interface Conversation {
  readonly messages: readonly DisplayedMessage[];
  readonly draft: string;
  /** Whether a reply is pending. */
  readonly pending: boolean;
  /** The part of the pending reply that has arrived. */
  readonly written: string;
  readonly suggestions: readonly string[];
}

/** Events of a conversation. */
export type ConversationEvent =
  | { readonly type: 'typed'; readonly draft: string }
  /**
   * `unsent`: whether the question was not sent to AI. The value at the time of asking is a forecast; the reply
   * corrects it.
   */
  | { readonly type: 'asked'; readonly text: string; readonly unsent: boolean }
  /** The part of the reply that has arrived so far. */
  | { readonly type: 'streamed'; readonly text: string }
  | { readonly type: 'answered'; readonly reply: AssistantReply }
  | { readonly type: 'stopped' }
  | { readonly type: 'retried'; readonly id: number }
  | { readonly type: 'restored'; readonly conversation: Conversation };

/** Returns a new conversation, which has only the welcome. */
export const newConversation = (welcome: string, suggestions: readonly string[]): Conversation => ({
  messages: [{ id: 0, content: welcome, isUser: false, source: 'site' }],
  draft: '',
  pending: false,
  written: '',
  suggestions,
});

/** Returns the draft with this text added as a new line. */
export const addToDraft = (draft: string, text: string): string =>
  draft.trim() ? `${draft}\n${text}` : text;

const nextId = (messages: readonly DisplayedMessage[]) => (messages.at(-1)?.id ?? -1) + 1;

/**
 * Returns the conversation after an event. An empty question, or a question while a reply is pending, changes
 * nothing.
 */
export function conversationReducer(state: Conversation, event: ConversationEvent): Conversation {
  const { messages, pending, written } = state;
  switch (event.type) {
    case 'typed':
      return { ...state, draft: event.draft };
    case 'asked': {
      const content = event.text.trim();
      if (!content || pending) return state;
      const question = { id: nextId(messages), content, isUser: true, unsent: event.unsent };
      return { messages: [...messages, question], draft: '', pending: true, written: '', suggestions: [] };
    }
    case 'streamed':
      return pending ? { ...state, written: event.text } : state;
    case 'answered': {
      const { suggestions, unsent, ...content } = event.reply;
      const answer = { id: nextId(messages), isUser: false, ...content };
      const earlier = messages.map((message, index) =>
        index === messages.length - 1 ? { ...message, unsent } : message,
      );
      return { ...state, messages: [...earlier, answer], pending: false, written: '', suggestions };
    }
    case 'stopped': {
      const question = messages.at(-1);
      if (!pending || !question?.isUser) return state;
      // The part that has arrived becomes a cut answer.
      if (written) {
        const answer = {
          id: nextId(messages),
          content: written,
          isUser: false,
          source: 'ai',
          cut: true,
        } as const;
        return { ...state, messages: [...messages, answer], pending: false, written: '' };
      }
      // Nothing has arrived, so the question returns to the input.
      return { ...state, messages: messages.slice(0, -1), draft: question.content, pending: false };
    }
    case 'retried': {
      const answerIndex = messages.findIndex(({ id }) => id === event.id);
      const isAnswer =
        answerIndex > 0 &&
        messages[answerIndex]?.isUser === false &&
        messages[answerIndex - 1]?.isUser === true;
      if (!isAnswer || pending) return state;
      return {
        ...state,
        messages: messages.slice(0, answerIndex),
        pending: true,
        written: '',
        suggestions: [],
      };
    }
    case 'restored':
      return event.conversation;
  }
}
