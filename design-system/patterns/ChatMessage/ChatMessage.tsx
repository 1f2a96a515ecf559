'use client';

import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { checkLabel } from '../../checks.ts';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './ChatMessage.css.ts';
import { MessageFoot, type MessageFootProps } from './MessageFoot.tsx';

export interface ChatMessageProps
  extends MessageFootProps,
    Omit<ComponentProps<'article'>, 'children' | 'onCopy'> {
  /**
   * Author, such as "You" or "Assistant". It is a hidden heading, so that screen reader users can jump from message to
   * message.
   */
  readonly author: string;
  /** Whether the visitor wrote the message. It is then on the right. */
  readonly isUser: boolean;
  /** Language of the text, if it is not the language of the page. */
  readonly lang?: string | undefined;
  /** Plain text for a message of the visitor, or a `Markdown` for an answer. */
  readonly children: ReactNode;
}

/**
 * One message of a conversation. A message of the visitor is plain text on the right. An answer is on the left, with
 * its origin. It can be copied, and its question can be sent again. An answer that ended early is marked.
 *
 * **Not this?** Use `ToastRegion` for a message about the site.
 *
 * **States that you can style:** `data-visitor` on a message by the visitor.
 */
export function ChatMessage({
  author,
  isUser,
  provenance,
  pages,
  onCopy,
  onRetry,
  cut,
  onGoOn,
  waiting,
  lang,
  className,
  children,
  ...rest
}: ChatMessageProps) {
  checkLabel(ChatMessage, author, 'author');
  const authorId = useId();
  const failed = !isUser && provenance === 'error';
  const answerKind = failed ? 'error' : 'assistant';
  const kind = isUser ? 'visitor' : answerKind;
  return (
    <article
      aria-labelledby={authorId}
      data-visitor={isUser || undefined}
      {...rest}
      className={clsx(styles.message({ side: isUser ? 'end' : 'start' }), className)}
    >
      <h3 id={authorId} className={visuallyHidden}>
        {author}
      </h3>
      <div dir="auto" lang={lang} className={styles.bubble({ kind })}>
        {children}
      </div>
      {!isUser && <MessageFoot {...{ provenance, pages, onCopy, onRetry, cut, onGoOn, waiting }} />}
    </article>
  );
}
