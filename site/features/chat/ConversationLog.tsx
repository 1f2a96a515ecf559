import { useState } from 'react';

import { ChatLog, SuggestionChips, TypingIndicator } from '#design-system';
import { type CallRequest, readCallRequest } from '#site/features/calls/callTimes.ts';

import { ChatNextSteps } from './ChatNextSteps.tsx';
import { ChatOffers } from './ChatOffers.tsx';
import { ContactCard } from './ContactCard.tsx';
import { goOn } from './chat.content.ts';
import type { Conversation } from './conversation.ts';
import { Message, WrittenSoFar } from './Message.tsx';

export interface ConversationLogProps {
  readonly conversation: Conversation;
  /** Whether the next question goes to the model. Only the model can continue a cut answer. */
  readonly asksModel: boolean;
  /** Called with a suggested question, or with the request to continue a cut answer. */
  readonly onAsk: (question: string) => void;
  readonly onRetry: (id: number) => void;
  /** Called when the contact card is closed. Move the focus, because the card's button may have been removed. */
  readonly onContactCardClosed: () => void;
}

/** The messages, with suggestions and next steps below. */
export function ConversationLog(props: ConversationLogProps) {
  const { conversation, asksModel, onAsk, onRetry, onContactCardClosed } = props;
  const { messages, pending, written, suggestions } = conversation;
  const [card, setCard] = useState<{ readonly callRequest?: CallRequest | undefined }>();
  const sent = messages.filter(({ isUser }) => isUser).length;
  const newest = messages.findLast(({ isUser }) => !isUser);
  const isVisitorsTurn = !pending && !card;
  const offers = newest?.offers ?? [];
  // Next steps must not follow some answers of the site, such as an answer to a person in danger. Those answers have
  // no suggestions.
  const mayOfferSteps = suggestions.length > 0 || newest?.source !== 'site';
  return (
    <ChatLog
      sent={sent}
      after={
        <>
          {written && <WrittenSoFar>{written}</WrittenSoFar>}
          <TypingIndicator active={pending} />
          {isVisitorsTurn && offers.length > 0 && (
            <ChatOffers
              key={newest?.id}
              offers={offers}
              onCall={(hash) => setCard({ callRequest: readCallRequest(hash, new Date()) })}
              onContact={() => setCard({})}
            />
          )}
          {/* Before the first question there is space for all suggestions, so they may wrap. */}
          <SuggestionChips suggestions={suggestions} onSelect={onAsk} wraps={sent === 0} />
          {isVisitorsTurn && sent > 0 && mayOfferSteps && (
            <ChatNextSteps
              messages={messages}
              onContact={offers.includes('contact') ? undefined : () => setCard({})}
            />
          )}
          {card && sent > 0 && (
            <ContactCard
              messages={messages}
              callRequest={card.callRequest}
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
            // Is true only for the newest answer, so that the others need not render again.
            pending={pending && isNewest}
          />
        );
      })}
    </ChatLog>
  );
}
