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
  /** `ChatMessage`s, oldest first, each with a stable `key`. An answer that is added is announced once. */
  readonly children: ReactNode;
  /**
   * Content that scrolls with the messages but is not announced: a `TypingIndicator`, suggestions, or an answer that is
   * not complete yet.
   */
  readonly after?: ReactNode;
  /** Value that changes with each message of the visitor. At each change the log scrolls to that message. */
  readonly sent?: string | number | undefined;
}

/**
 * The messages of a conversation. The log follows the newest question and its answer until the visitor scrolls away. If
 * the answer is long, the question stays at the top. After a new question of the visitor, the log always scrolls to it.
 * Screen readers announce each new answer once, but not the content of `after`. Put an answer there while it is being
 * written, and move it to `children` when it is complete. The log fills the height of its container.
 *
 * **Not this?** Use `Timeline` for milestones.
 */
export function ChatLog({ after, sent, className, children, ...rest }: ChatLogProps) {
  const labels = useLabels('chat', english.chat);
  const { scroller, content, isNewestHidden, scrollToNewest, onScroll } = useStickToNewest(sent);
  const overflows = useOverflows(scroller);
  const messages = useRef<HTMLDivElement>(null);
  const jump = () => {
    scrollToNewest();
    // The pressed button disappears, so the focus moves to the log.
    scroller.current?.focus({ preventScroll: true });
  };
  return (
    <div {...rest} className={clsx(styles.frame, className)}>
      <section
        ref={scroller}
        aria-label={labels.conversation}
        // The section can be focused if it scrolls, because arrow keys scroll only the focused element.
        tabIndex={overflows ? 0 : -1}
        onScroll={onScroll}
        className={styles.scroller}
      >
        <div ref={content} className={styles.content}>
          <div role="log" aria-live="polite" aria-relevant="additions" aria-atomic="false">
            {/* Screen readers do not announce this content. They announce only the text that `MessageAnnouncer` adds to the log. */}
            <div ref={messages} aria-live="off" className={styles.messages}>
              {children}
            </div>
            <MessageAnnouncer messages={messages} />
          </div>
          {after}
        </div>
      </section>
      {isNewestHidden && (
        <button type="button" onClick={jump} className={styles.jump}>
          <Icon name="arrowDown" />
          {labels.jumpToLatest}
        </button>
      )}
    </div>
  );
}
