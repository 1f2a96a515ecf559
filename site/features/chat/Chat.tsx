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
import { type AssistantStatus, asksModel, useServices } from '#services';

import { ChatActions } from './ChatActions.tsx';
import { useChat } from './ChatProvider.tsx';
import { title } from './ChatWidget.content.ts';
import { ConversationLog } from './ConversationLog.tsx';
import { chatHeader } from './chatHeader.ts';
import { addToDraft, type Conversation } from './conversation.ts';
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
  /** Called for each reply that arrives while the panel is minimised. */
  readonly onUnreadReply: () => void;
}

/** The conversation with the assistant, in its panel. It suspends until `loadChat` is done. */
export function Chat({ id, launcher, onUnreadReply }: ChatProps) {
  const { assistant, storage, status } = useAssistant();
  const { isOpen, minimize } = useChat();
  const { conversation, type, sendQuestion, stop, retry, clear } = useConversation(assistant, storage);
  const { messages, draft, pending } = conversation;
  const input = useRef<HTMLTextAreaElement>(null);
  const focusInput = () => input.current?.focus({ preventScroll: true });

  usePendingQuestion(pending, (question) => {
    type(addToDraft(draft, question));
    focusInput();
  });
  useUnreadReplies(messages, isOpen, onUnreadReply);
  useMinimizeOnNavigation(minimize);

  // The value is deferred, so that the launcher reacts at once while React lays out a long conversation.
  const isShown = useDeferredValue(isOpen);
  const started = messages.some(({ isUser }) => isUser);
  const { header, onSwitch } = useChatHeader(status, conversation);
  return (
    // The panel is hidden and not unmounted, because rendering a long conversation again takes too long.
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <ChatPanel
        id={id}
        open
        hidden={!isShown}
        title={title}
        onMinimize={minimize}
        launcher={launcher}
        mark={<IngotMark />}
        // The key makes a screen reader announce a repeated failure, although its text is the same.
        status={header.status && <span key={status.errors}>{header.status}</span>}
        description={header.notice.text}
        notice={
          <PrivacyNotice
            header={header}
            withoutAi={status.withoutAi}
            compact={started}
            onWithoutAiChange={(withoutAi) => {
              assistant.setWithoutAi(withoutAi);
              onSwitch();
              if (started) storage.save(conversation);
            }}
          />
        }
        actions={
          <ChatActions
            messages={messages}
            onTryAiAgain={
              header.hasRetry
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
            onValueChange={type}
            onSend={sendQuestion}
            pending={pending}
            onStop={stop}
          />
        }
      >
        <ConversationLog
          conversation={conversation}
          asksModel={asksModel(status)}
          onAsk={(suggestion) => {
            type(suggestion);
            sendQuestion(suggestion);
          }}
          onRetry={(id) => {
            if (retry(id) === 'draft') focusInput();
          }}
          onContactCardClosed={focusInput}
        />
      </ChatPanel>
    </Activity>
  );
}

/** Returns the assistant, its status, and the storage of its conversation. Suspends until they are loaded. */
function useAssistant() {
  const { assistant, stored } = use(loadChat(useServices()));
  const status = useSyncExternalStore(assistant.subscribe, assistant.status, assistant.status);
  const storage = useMemo(
    () => conversationStorage(stored, assistant.suggestions, () => assistant.status().withoutAi),
    [stored, assistant],
  );
  return { assistant, status, storage };
}

/** Returns the header of the chat. Call `onSwitch` when the visitor has switched AI on or off. */
function useChatHeader(status: AssistantStatus, { messages, pending }: Conversation) {
  /** Number of messages when AI was last switched on or off. */
  const [switchedAt, setSwitchedAt] = useState<number>();
  const isAnsweredBySite =
    !pending && messages.some(({ isUser }) => isUser) && messages.at(-1)?.source === 'site';
  return {
    header: chatHeader(status, isAnsweredBySite || switchedAt === messages.length),
    onSwitch: () => setSwitchedAt(messages.length),
  };
}
