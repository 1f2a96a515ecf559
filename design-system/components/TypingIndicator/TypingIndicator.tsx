import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TypingIndicator.css.ts';

export interface TypingIndicatorProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether an answer is being written. */
  readonly active: boolean;
  /** Read out once when it begins. @default 'Assistant is typing' */
  readonly label?: string | undefined;
}

/**
 * Says that an answer is on its way. Keep it on the page while nothing happens: only what appears inside a status
 * that is already there is read out. A page that loads shows a `Skeleton`; a button at work is `busy`.
 */
export function TypingIndicator({
  active,
  label = 'Assistant is typing',
  className,
  ...rest
}: TypingIndicatorProps) {
  return (
    <div role="status" {...rest} className={clsx(styles.indicator, className)}>
      {active && (
        <span className={styles.bubble}>
          <VisuallyHidden>{label}</VisuallyHidden>
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
