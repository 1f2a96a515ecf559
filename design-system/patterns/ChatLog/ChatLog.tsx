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
  /** Anything that changes when the visitor sends something: the log then goes to it, wherever the reader was. */
  readonly sent?: string | number | undefined;
}

/**
 * The messages of a conversation. Stays at the newest exchange while the reader is there, with the question at the top
 * when the answer is long, and stays put when the reader has scrolled away; a question of one's own always leads back.
 * New answers are read out once, politely; what stands in `after` is not. Put an answer that is still being written
 * there, and move it up when it is complete. It fills the height that its surroundings give it.
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
    // The button goes away under the finger; the focus must not go with it.
    scroller.current?.focus({ preventScroll: true });
  };
  return (
    <div {...rest} className={clsx(styles.frame, className)}>
      <section
        ref={scroller}
        aria-label={labels.conversation}
        // Only what has the focus scrolls by arrow keys.
        tabIndex={overflows ? 0 : -1}
        onScroll={onScroll}
        className={styles.scroller}
      >
        <div ref={content} className={styles.content}>
          <div role="log" aria-live="polite" aria-relevant="additions" aria-atomic="false">
            {/* Silent: what is read out is what the announcer adds to the log. */}
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
