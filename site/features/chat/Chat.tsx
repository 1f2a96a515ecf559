import { lazy, type RefObject, Suspense, use, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import {
  ChatComposer,
  ChatLog,
  ChatMessage,
  ChatNotice,
  ChatPanel,
  IconButton,
  IngotMark,
  Link,
  SuggestionChips,
  TypingIndicator,
} from '#design-system';
import { type Assistant, createStoredValue, storedKeys, useServices } from '#services';
import { paths } from '#site/app/paths.ts';
import { copyText } from '#site/features/copyText.ts';
import { downloadFile } from '#site/features/download.ts';

import { useChat } from './ChatProvider.tsx';
import { notice, words } from './chat.content.ts';
import type { ShownMessage } from './conversation.ts';
import { conversationStorage } from './conversationStorage.ts';
import { transcript } from './transcript.ts';
import { useConversation } from './useConversation.ts';

// The renderer comes with the first answer that needs it.
const Markdown = lazy(async () => ({ default: (await import('#design-system/markdown')).Markdown }));

let assistantPromise:
  | { readonly load: () => Promise<Assistant>; readonly promise: Promise<Assistant> }
  | undefined;

/** The one assistant of these services; asking again gives the same promise. */
function loadOnce(load: () => Promise<Assistant>): Promise<Assistant> {
  if (assistantPromise?.load !== load) assistantPromise = { load, promise: load() };
  return assistantPromise.promise;
}

export interface ChatProps {
  readonly id: string;
  readonly launcher: RefObject<HTMLButtonElement | null>;
  /** A reply arrived while the panel was minimised. */
  readonly onReplyUnseen: () => void;
}

/** The conversation with the assistant in its panel. */
export function Chat({ id, launcher, onReplyUnseen }: ChatProps) {
  const services = useServices();
  const assistant = use(loadOnce(services.assistant));
  const { isOpen, question, minimize, questionTaken } = useChat();
  const status = useSyncExternalStore(assistant.subscribe, assistant.status, assistant.status);
  const storage = useMemo(() => {
    const stored = createStoredValue(services.session, storedKeys.chat);
    if (stored.read()?.withoutAi) assistant.setWithoutAi(true);
    return conversationStorage(stored, assistant.suggestions, () => assistant.status().withoutAi);
  }, [services.session, assistant]);
  const { conversation, type, ask, stop, retry, clear } = useConversation(assistant, storage);
  const { messages, draft, pending, suggestions } = conversation;

  useEffect(() => {
    if (!question || pending) return;
    questionTaken();
    ask(question);
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
        <ChatNotice
          withoutAi={status.withoutAi}
          onWithoutAiChange={(withoutAi) => assistant.setWithoutAi(withoutAi)}
        >
          {status.withoutAi ? notice.withoutAi : notice.text}{' '}
          <Link href={paths.privacy}>{notice.privacy}</Link>.{' '}
          <Link href={paths.contact}>{notice.person}</Link>.
        </ChatNotice>
      }
      actions={
        <>
          {offline && <IconButton icon="retry" label={words.tryAiAgain} onClick={assistant.tryAiAgain} />}
          {messages.length > 1 && (
            <>
              <IconButton
                icon="download"
                label={words.download}
                onClick={() =>
                  downloadFile(
                    words.transcriptFile,
                    'text/markdown',
                    transcript(messages, words.you, words.assistant),
                  )
                }
              />
              <IconButton icon="trash" label={words.clear} onClick={clear} />
            </>
          )}
        </>
      }
      composer={<ChatComposer value={draft} onChange={type} onSend={ask} pending={pending} onStop={stop} />}
    >
      <ChatLog
        sent={messages.filter(({ isUser }) => isUser).length}
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
          </>
        }
      >
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            onRetry={
              message.id === messages.at(-1)?.id && message.id > 0 ? () => retry(message.id) : undefined
            }
          />
        ))}
      </ChatLog>
    </ChatPanel>
  );
}

function Message({
  message,
  onRetry,
}: {
  readonly message: ShownMessage;
  readonly onRetry: (() => void) | undefined;
}) {
  const { id, content, isUser, source, pages } = message;
  if (isUser || id === 0) {
    return (
      <ChatMessage author={isUser ? words.you : words.assistant} isUser={isUser}>
        {content}
      </ChatMessage>
    );
  }
  return (
    <ChatMessage
      author={words.assistant}
      isUser={false}
      provenance={source}
      pages={pages}
      onCopy={() => copyText(content)}
      onRetry={onRetry}
    >
      <Suspense fallback={content}>
        <Markdown>{content}</Markdown>
      </Suspense>
    </ChatMessage>
  );
}

/** Tells of each reply that arrives while nobody looks. */
function useUnseen(messages: readonly ShownMessage[], isOpen: boolean, onReplyUnseen: () => void) {
  const seen = useRef(messages.length);
  useEffect(() => {
    const arrived = messages.length > seen.current && messages.at(-1)?.isUser === false;
    seen.current = messages.length;
    if (arrived && !isOpen) onReplyUnseen();
  }, [messages, isOpen, onReplyUnseen]);
}

/** On a phone the panel covers the page that a link in it leads to, so it steps aside. */
function useMinimizeOnPhones(minimize: () => void) {
  const { pathname } = useLocation();
  const from = useRef(pathname);
  useEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    if (matchMedia('(max-width: 479px)').matches) minimize();
  }, [pathname, minimize]);
}
