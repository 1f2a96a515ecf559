import { memo } from 'react';

import { ChatMessage } from '#design-system';
import { useServices } from '#services';
import { emergency } from '#services/knowledge';
import { useCopyText } from '#site/shared/useCopyText.ts';

import { chatCopy } from './chat.content.ts';
import type { DisplayedMessage } from './conversation.ts';
import { languageOf } from './languageOf.ts';
import { loadedMarkdown, needsMarkdown } from './markdownRenderer.ts';
import { textOf } from './transcript.ts';

export interface MessageProps {
  readonly message: DisplayedMessage;
  /** Asks the question again; `undefined` for all messages but the newest answer. */
  readonly onRetry: ((id: number) => void) | undefined;
  /** Asks for the rest of a cut answer; `undefined` for all messages but the newest answer. */
  readonly onGoOn: (() => void) | undefined;
  /** Whether the next answer is pending. */
  readonly pending: boolean;
}

/**
 * One message. The message with id 0 is the welcome. The component is memoised, because typing must not render a long
 * conversation again.
 */
export const Message = memo(function Message({ message, onRetry, onGoOn, pending }: MessageProps) {
  const copyText = useCopyText();
  const { id, content, isUser, source, pages, cut } = message;
  const lang = message.lang ?? languageOf(content);
  if (isUser || id === 0) {
    return (
      <ChatMessage author={isUser ? chatCopy.you : chatCopy.assistant} isUser={isUser} lang={lang}>
        {content}
      </ChatMessage>
    );
  }
  return (
    <ChatMessage
      author={chatCopy.assistant}
      isUser={false}
      lang={lang}
      provenance={source}
      pages={pages}
      cut={cut}
      onGoOn={onGoOn}
      onCopy={() => copyText(textOf(message))}
      onRetry={onRetry && (() => onRetry(id))}
      waiting={pending}
    >
      <MessageText>{content}</MessageText>
    </ChatMessage>
  );
});

/**
 * The part of an answer that has arrived. It is inert: its links cannot be followed yet. Screen readers announce the
 * answer once, when it is complete.
 */
export function WrittenSoFar({ children }: { readonly children: string }) {
  return (
    <ChatMessage inert author={chatCopy.assistant} isUser={false} provenance="ai">
      <MessageText>{children}</MessageText>
    </ChatMessage>
  );
}

const shortNumbers = [emergency.number];

/** Shows a message as Markdown, or as plain text until `preloadMarkdown` has loaded the renderer. */
function MessageText({ children }: { readonly children: string }) {
  const { reportError } = useServices();
  const Markdown = needsMarkdown(children) ? loadedMarkdown() : null;
  return Markdown ? (
    <Markdown shortNumbers={shortNumbers} onError={(error) => reportError(error, 'text.draw')}>
      {children}
    </Markdown>
  ) : (
    children
  );
}
