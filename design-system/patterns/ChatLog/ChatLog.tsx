'use client';

import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useOverflows } from '../../components/ScrollFrame/useOverflows.ts';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import * as styles from './ChatLog.css.ts';
import { MessageAnnouncer } from './MessageAnnouncer.tsx';
import { useStickToNewest } from './useStickToNewest.ts';

export interface ChatLogProps extends Omit<ComponentProps<'div'>, 'children' | 'onScroll'> {
  /** `ChatMessage`s, oldest first, each with a stable `key`. Answers that are added are read out once. */
  readonly children: ReactNode;
  /** Scrolls with the messages but is never read out as one: typing, suggestions, an answer still being written. */
  readonly after?: ReactNode;
  /** A value that changes with each message of the visitor. The log then scrolls to that message. */
  readonly sent?: string | number | undefined;
}

/**
 * The messages of a conversation. Scrolls with the newest exchange, with the question at the top when the answer is
 * long, unless the reader has scrolled away; the visitor's own question always scrolls back. New answers are
 * announced once, politely; the content of `after` is not, so put an answer there while it is being written, and move
 * it to `children` when it is complete. Fills the height of its container.
 *
 * **Not this?** Milestones are a `Timeline`.
 */
export function ChatLog({ after, sent, className, children, ...rest }: ChatLogProps) {
  const labels = useLabels('chat', english.chat);
  const { scroller, content, away, toNewest, onScroll } = useStickToNewest(sent);
  const overflows = useOverflows(scroller);
  const messages = useRef<HTMLDivElement>(null);
  const jump = () => {
    toNewest();
    // The button disappears when it is pressed, and must not take the focus with it.
    scroller.current?.focus({ preventScroll: true });
  };
  return (
    <div {...rest} className={clsx(styles.frame, className)}>
      <section
        ref={scroller}
        aria-label={labels.conversation}
        // Arrow keys scroll only the focused element.
        tabIndex={overflows ? 0 : -1}
        onScroll={onScroll}
        className={styles.scroller}
      >
        <div ref={content} className={styles.content}>
          <div role="log" aria-live="polite" aria-relevant="additions" aria-atomic="false">
            {/* Silent: screen readers announce only the text that the announcer adds to the log. */}
            <div ref={messages} aria-live="off" className={styles.messages}>
              {children}
            </div>
            <MessageAnnouncer messages={messages} />
          </div>
          {after}
        </div>
      </section>
      {away && (
        <button type="button" onClick={jump} className={styles.jump}>
          <Icon name="arrowDown" />
          {labels.jumpToLatest}
        </button>
      )}
    </div>
  );
}
