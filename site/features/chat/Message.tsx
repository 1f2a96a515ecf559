import { memo } from 'react';

import { ChatMessage } from '#design-system';
import { useServices } from '#services';
import { useCopy } from '#site/features/useCopy.ts';

import { words } from './chat.content.ts';
import type { DisplayedMessage } from './conversation.ts';
import { loadedMarkdown, needsMarkdown } from './markdownRenderer.ts';

export interface MessageProps {
  readonly message: DisplayedMessage;
  /** Asks once more; left out for all but the newest answer. */
  readonly onRetry: ((id: number) => void) | undefined;
  /** An answer is awaited. */
  readonly pending: boolean;
}

/** One message, memoised: typing below a long conversation must not render every message again. */
export const Message = memo(function Message({ message, onRetry, pending }: MessageProps) {
  const copy = useCopy();
  const { reportError } = useServices();
  const { id, content, isUser, source, pages } = message;
  if (isUser || id === 0) {
    return (
      <ChatMessage author={isUser ? words.you : words.assistant} isUser={isUser}>
        {content}
      </ChatMessage>
    );
  }
  const Markdown = needsMarkdown(content) ? loadedMarkdown() : null;
  return (
    <ChatMessage
      author={words.assistant}
      isUser={false}
      provenance={source}
      pages={pages}
      onCopy={() => copy(content)}
      onRetry={onRetry && (() => onRetry(id))}
      waiting={pending}
    >
      {Markdown ? (
        <Markdown onError={(error) => reportError(error, 'text.draw')}>{content}</Markdown>
      ) : (
        content
      )}
    </ChatMessage>
  );
});
