import {
  Activity,
  type RefObject,
  use,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import { ChatComposer, ChatPanel, IngotMark } from '#design-system';
import { useServices } from '#services';

import { ChatActions } from './ChatActions.tsx';
import { useChat } from './ChatProvider.tsx';
import { title } from './ChatWidget.content.ts';
import { ConversationLog } from './ConversationLog.tsx';
import { notice, words } from './chat.content.ts';
import { conversationStorage } from './conversationStorage.ts';
import { loadChat } from './loadChat.ts';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import { useConversation } from './useConversation.ts';
import { useMinimizeOnNavigation } from './useMinimizeOnNavigation.ts';
import { usePendingQuestion } from './usePendingQuestion.ts';
import { useUnreadReplies } from './useUnreadReplies.ts';

export interface ChatProps {
  readonly id: string;
  readonly launcher: RefObject<HTMLButtonElement | null>;
  /** A reply arrived while the panel was minimised. */
  readonly onUnreadReply: () => void;
}

/** The conversation with the assistant in its panel. */
export function Chat({ id, launcher, onUnreadReply }: ChatProps) {
  const { assistant, stored } = use(loadChat(useServices()));
  const { isOpen, minimize } = useChat();
  const status = useSyncExternalStore(assistant.subscribe, assistant.status, assistant.status);
  const storage = useMemo(
    () => conversationStorage(stored, assistant.suggestions, () => assistant.status().withoutAi),
    [stored, assistant],
  );
  const { conversation, type, ask, stop, retry, clear } = useConversation(assistant, storage);
  const { messages, draft, pending } = conversation;
  const input = useRef<HTMLTextAreaElement>(null);
  const focusInput = () => input.current?.focus({ preventScroll: true });

  usePendingQuestion(pending, (question) => {
    type(draft.trim() ? `${draft}\n${question}` : question);
    focusInput();
  });
  useUnreadReplies(messages, isOpen, onUnreadReply);
  useMinimizeOnNavigation(minimize);

  // Deferred, so that the launcher reacts at once while a long conversation is laid out.
  const isShown = useDeferredValue(isOpen);
  const started = messages.some(({ isUser }) => isUser);
  const offline = status.mode === 'offline' && !status.withoutAi;
  const asksModel = status.mode === 'ai' && !status.withoutAi;
  // How long the conversation was when the visitor switched AI on: until the next question it is what there is to say.
  const [switchedAt, setSwitchedAt] = useState<number>();
  const switchAiOn = () => setSwitchedAt(messages.length);
  // Each time anew, so that each time it is read out.
  const unanswered = status.errors > 0 ? <span key={status.errors}>{words.unanswered}</span> : undefined;
  return (
    // Hidden instead of unmounted: a long conversation would take too long to render again.
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <ChatPanel
        id={id}
        open
        hidden={!isShown}
        title={title}
        onMinimize={minimize}
        launcher={launcher}
        mark={<IngotMark />}
        status={
          status.withoutAi
            ? words.withoutAi
            : offline
              ? words.offline
              : switchedAt === messages.length
                ? words.withAi
                : unanswered
        }
        description={(asksModel ? notice.model : notice.site).text}
        notice={
          <PrivacyNotice
            withoutAi={status.withoutAi}
            asksModel={asksModel}
            compact={started}
            onWithoutAiChange={(withoutAi) => {
              assistant.setWithoutAi(withoutAi);
              if (!withoutAi) switchAiOn();
              if (started) storage.save(conversation);
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
                    switchAiOn();
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
        <ConversationLog
          conversation={conversation}
          onAsk={(suggestion) => {
            type(suggestion);
            ask(suggestion);
          }}
          onRetry={retry}
          onContactCardClosed={focusInput}
        />
      </ChatPanel>
    </Activity>
  );
}
