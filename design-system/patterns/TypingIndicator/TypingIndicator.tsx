'use client';

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import * as styles from './TypingIndicator.css.ts';

export interface TypingIndicatorProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether an answer is being written. */
  readonly active: boolean;
}

/**
 * Three dots while the assistant writes an answer. A screen reader announces this once. The element stays on the page
 * while it is empty, because screen readers announce only changes of an element that is already on the page. With
 * motion off the dots do not move.
 *
 * **Not this?** Use `busy` of `Button` for a button whose action runs.
 */
export function TypingIndicator({ active, className, ...rest }: TypingIndicatorProps) {
  const { typing } = useLabels('chat', english.chat);
  return (
    <div role="status" {...rest} className={clsx(styles.indicator, className)}>
      {active && (
        <span className={styles.bubble}>
          <VisuallyHidden>{typing}</VisuallyHidden>
          <span className={styles.dots} aria-hidden="true">
            <span className={styles.dot} />
            <span className={styles.dot} />
            <span className={styles.dot} />
          </span>
        </span>
      )}
    </div>
  );
}
