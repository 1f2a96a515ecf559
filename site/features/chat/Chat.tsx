import { type RefObject, use, useMemo, useRef, useSyncExternalStore } from 'react';

import {
  ChatComposer,
  ChatLog,
  ChatPanel,
  IngotMark,
  SuggestionChips,
  TypingIndicator,
} from '#design-system';
import { useServices } from '#services';

import { Bridges } from './Bridges.tsx';
import { ChatActions } from './ChatActions.tsx';
import { useChat } from './ChatProvider.tsx';
import { words } from './chat.content.ts';
import { conversationStorage } from './conversationStorage.ts';
import { loadChat } from './loadChat.ts';
import { Message } from './Message.tsx';
import { Notice } from './Notice.tsx';
import { useConversation } from './useConversation.ts';
import { useMinimizeOnPhones } from './useMinimizeOnPhones.ts';
import { useUnseen } from './useUnseen.ts';
import { useWaitingQuestion } from './useWaitingQuestion.ts';

export interface ChatProps {
  readonly id: string;
  readonly launcher: RefObject<HTMLButtonElement | null>;
  /** A reply arrived while the panel was minimised. */
  readonly onReplyUnseen: () => void;
}

/** The conversation with the assistant in its panel. */
export function Chat({ id, launcher, onReplyUnseen }: ChatProps) {
  const { assistant, stored } = use(loadChat(useServices()));
  const { isOpen, minimize } = useChat();
  const status = useSyncExternalStore(assistant.subscribe, assistant.status, assistant.status);
  const storage = useMemo(
    () => conversationStorage(stored, assistant.suggestions, () => assistant.status().withoutAi),
    [stored, assistant],
  );
  const { conversation, type, ask, stop, retry, clear } = useConversation(assistant, storage);
  const { messages, draft, pending, suggestions } = conversation;
  const input = useRef<HTMLTextAreaElement>(null);
  const focusInput = () => input.current?.focus({ preventScroll: true });
  const sent = messages.filter(({ isUser }) => isUser).length;
  const last = messages.at(-1);

  useWaitingQuestion(pending, (question) => {
    type(draft.trim() ? `${draft}\n${question}` : question);
    focusInput();
  });
  useUnseen(messages, isOpen, onReplyUnseen);
  useMinimizeOnPhones(minimize);

  const offline = status.mode === 'offline' && !status.withoutAi;
  return (
    <ChatPanel
      id={id}
      open={isOpen}
      title={words.title}
      onMinimize={minimize}
      launcher={launcher}
      mark={<IngotMark />}
      status={status.withoutAi ? words.withoutAi : offline ? words.offline : undefined}
      notice={
        <Notice
          withoutAi={status.withoutAi}
          onWithoutAiChange={(withoutAi) => {
            assistant.setWithoutAi(withoutAi);
            if (sent > 0) storage.save(conversation);
          }}
        />
      }
      actions={
        <ChatActions
          messages={messages}
          onTryAiAgain={
            offline
              ? () => {
                  assistant.tryAiAgain();
                  focusInput();
                }
              : undefined
          }
          onClear={() => {
            clear();
            focusInput();
          }}
        />
      }
      composer={
        <ChatComposer
          ref={input}
          value={draft}
          onChange={type}
          onSend={ask}
          pending={pending}
          onStop={stop}
        />
      }
    >
      <ChatLog
        sent={sent}
        after={
          <>
            <TypingIndicator active={pending} />
            <SuggestionChips
              suggestions={suggestions}
              onSelect={(suggestion) => {
                type(suggestion);
                ask(suggestion);
              }}
            />
            {sent > 0 && !pending && <Bridges messages={messages} onClosed={focusInput} />}
          </>
        }
      >
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            onRetry={message === last && message.id > 0 && !message.isUser ? retry : undefined}
          />
        ))}
      </ChatLog>
    </ChatPanel>
  );
}
