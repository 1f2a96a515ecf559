import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import * as styles from './Badge.css.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** `strong` for the first in rank, `done` for finished things. The text must say it too. @default 'neutral' */
  readonly tone?: 'neutral' | 'strong' | 'accent' | 'done' | 'error' | undefined;
  /** A drawing before the words, hidden from screen readers. */
  readonly icon?: ReactNode;
}

/**
 * One or two words about the thing beside it. `strong` marks the first in rank, `done` marks finished things.
 *
 * **Not this?** Something to press is `FilterChips` or a `Button`; difficulty is an `EffortMeter`.
 */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={clsx(styles.badge({ tone }), className)}>
      {icon && <span aria-hidden="true">{icon}</span>}
      {children}
    </span>
  );
}
