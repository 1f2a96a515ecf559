import { ChatLog, SuggestionChips, TypingIndicator } from '#design-system';

import { Bridges } from './Bridges.tsx';
import type { Conversation } from './conversation.ts';
import { Message } from './Message.tsx';

export interface ConversationLogProps {
  readonly conversation: Conversation;
  /** Asks a suggested question. */
  readonly onAsk: (question: string) => void;
  readonly onRetry: (id: number) => void;
  /** The card to a person closed: its button may be gone. */
  readonly onHandOffClosed: () => void;
}

/** What was said so far, and what can be asked or done next. */
export function ConversationLog({ conversation, onAsk, onRetry, onHandOffClosed }: ConversationLogProps) {
  const { messages, pending, suggestions } = conversation;
  const sent = messages.filter(({ isUser }) => isUser).length;
  const newest = messages.findLast(({ isUser }) => !isUser);
  return (
    <ChatLog
      sent={sent}
      after={
        <>
          <TypingIndicator active={pending} />
          <SuggestionChips suggestions={suggestions} onSelect={onAsk} />
          {sent > 0 && !pending && <Bridges messages={messages} onClosed={onHandOffClosed} />}
        </>
      }
    >
      {messages.map((message) => (
        <Message
          key={message.id}
          message={message}
          onRetry={message === newest && message.id > 0 ? onRetry : undefined}
          // Only there it makes a difference; the others need not be drawn anew.
          pending={pending && message === newest}
        />
      ))}
    </ChatLog>
  );
}
