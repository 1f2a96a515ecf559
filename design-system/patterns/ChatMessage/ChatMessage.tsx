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
  /** Author: "You", "Assistant". A heading before the text, so that screen readers can jump from message to message. */
  readonly author: string;
  /** A message of the visitor is on the right and always plain text. */
  readonly isUser: boolean;
  /** The language of the words, where it is not that of the page. */
  readonly lang?: string | undefined;
  /** Text, or for answers a `Markdown`. */
  readonly children: ReactNode;
}

/**
 * One message of the conversation. A message of the visitor is plain text on the right. An answer is on the left,
 * names its origin, and can be copied or asked for again; one that ended early is marked.
 *
 * **Not this?** A message about the site is a `ToastRegion`'s.
 *
 * **States:** `data-visitor` on the visitor's own.
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
