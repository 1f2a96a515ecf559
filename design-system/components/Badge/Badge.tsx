import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import * as styles from './Badge.css.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * Use `strong` for the highest rank, such as "High priority", and `done` for a finished thing. The text must say the
   * same. @default 'neutral'
   */
  readonly tone?: 'neutral' | 'strong' | 'accent' | 'done' | 'error' | undefined;
  /** Icon before the text, hidden from screen readers. */
  readonly icon?: ReactNode;
}

/**
 * One or two words about the thing beside the badge.
 *
 * **Not this?** Use `FilterChips` or `Button` for something that can be pressed, and `EffortMeter` for a level of
 * difficulty.
 */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={clsx(styles.badge({ tone }), className)}>
      {icon && <span aria-hidden="true">{icon}</span>}
      {children}
    </span>
  );
}
