import { useState } from 'react';

import { ChatLog, SuggestionChips, TypingIndicator } from '#design-system';
import { type CallWish, readWish } from '#site/features/calls/callTimes.ts';

import { ChatNextSteps } from './ChatNextSteps.tsx';
import { ChatOffers } from './ChatOffers.tsx';
import { ContactCard } from './ContactCard.tsx';
import { goOn } from './chat.content.ts';
import type { Conversation } from './conversation.ts';
import { Message, WrittenSoFar } from './Message.tsx';

export interface ConversationLogProps {
  readonly conversation: Conversation;
  /** Whether the next question goes to the model, which can continue a cut answer. */
  readonly asksModel: boolean;
  /** Asks a suggested question. */
  readonly onAsk: (question: string) => void;
  readonly onRetry: (id: number) => void;
  /** The contact card was closed: its button may have been removed. */
  readonly onContactCardClosed: () => void;
}

/** Messages so far, with suggestions and next steps. */
export function ConversationLog(props: ConversationLogProps) {
  const { conversation, asksModel, onAsk, onRetry, onContactCardClosed } = props;
  const { messages, pending, written, suggestions } = conversation;
  const [card, setCard] = useState<{ readonly wish?: CallWish | undefined }>();
  const sent = messages.filter(({ isUser }) => isUser).length;
  const newest = messages.findLast(({ isUser }) => !isUser);
  const waits = !pending && !card;
  const offers = newest?.offers ?? [];
  // An answer of the site without suggestions, such as one to a person in danger, has no offers either.
  const leadsOn = suggestions.length > 0 || newest?.source !== 'site';
  return (
    <ChatLog
      sent={sent}
      after={
        <>
          {written && <WrittenSoFar>{written}</WrittenSoFar>}
          <TypingIndicator active={pending} />
          {waits && offers.length > 0 && (
            <ChatOffers
              key={newest?.id}
              offers={offers}
              onCall={(hash) => setCard({ wish: readWish(hash, new Date()) })}
              onContact={() => setCard({})}
            />
          )}
          {/* All suggestions fit beside the welcome. */}
          <SuggestionChips suggestions={suggestions} onSelect={onAsk} wraps={sent === 0} />
          {waits && sent > 0 && leadsOn && (
            <ChatNextSteps
              messages={messages}
              onContact={offers.includes('contact') ? undefined : () => setCard({})}
            />
          )}
          {card && sent > 0 && (
            <ContactCard
              messages={messages}
              wish={card.wish}
              onClose={() => {
                setCard(undefined);
                onContactCardClosed();
              }}
            />
          )}
        </>
      }
    >
      {messages.map((message) => {
        const isNewest = message === newest && message.id > 0;
        return (
          <Message
            key={message.id}
            message={message}
            onRetry={isNewest ? onRetry : undefined}
            onGoOn={isNewest && asksModel ? () => onAsk(goOn) : undefined}
            // Only the newest answer shows it, so the others need not render again.
            pending={pending && isNewest}
          />
        );
      })}
    </ChatLog>
  );
}
