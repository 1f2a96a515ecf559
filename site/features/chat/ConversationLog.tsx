import { ChatLog, SuggestionChips, TypingIndicator } from '#design-system';

import { ChatNextSteps } from './ChatNextSteps.tsx';
import type { Conversation } from './conversation.ts';
import { Message, WrittenSoFar } from './Message.tsx';

export interface ConversationLogProps {
  readonly conversation: Conversation;
  /** Asks a suggested question. */
  readonly onAsk: (question: string) => void;
  readonly onRetry: (id: number) => void;
  /** The card to a person closed: its button may be gone. */
  readonly onContactCardClosed: () => void;
}

/** What was said so far, and what can be asked or done next. */
export function ConversationLog({ conversation, onAsk, onRetry, onContactCardClosed }: ConversationLogProps) {
  const { messages, pending, written, suggestions } = conversation;
  const sent = messages.filter(({ isUser }) => isUser).length;
  const newest = messages.findLast(({ isUser }) => !isUser);
  return (
    <ChatLog
      sent={sent}
      after={
        <>
          {written && <WrittenSoFar>{written}</WrittenSoFar>}
          <TypingIndicator active={pending} />
          {/* Beside the welcome there is room for all of them. */}
          <SuggestionChips suggestions={suggestions} onSelect={onAsk} wraps={sent === 0} />
          {sent > 0 && !pending && (
            <ChatNextSteps messages={messages} onContactCardClosed={onContactCardClosed} />
          )}
        </>
      }
    >
      {messages.map((message) => (
        <Message
          key={message.id}
          message={message}
          onRetry={message === newest && message.id > 0 ? onRetry : undefined}
          // Only the newest answer shows it, so the others need not render again.
          pending={pending && message === newest}
        />
      ))}
    </ChatLog>
  );
}
