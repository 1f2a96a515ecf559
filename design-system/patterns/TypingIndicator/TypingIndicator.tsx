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
 * Says once that an answer is being written. Stays on the page while empty, so that screen readers announce the change.
 * Without motion the dots lie still.
 *
 * **Not this?** A button at work is a busy `Button`.
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
