import { clsx } from 'clsx';

import * as styles from './HoursBar.css.ts';

export interface HoursBarProps {
  readonly hours: number;
  /** Number of hours that fill the width of the bar. */
  readonly of: number;
  readonly className?: string | undefined;
}

/** Hours to scale, beside their figure; for the eye alone. */
export function HoursBar({ hours, of, className }: HoursBarProps) {
  return (
    <svg
      viewBox={`0 0 ${of} 1`}
      preserveAspectRatio="none"
      aria-hidden
      className={clsx(styles.bar, className)}
    >
      <path d={`M0 .5H${hours}`} />
    </svg>
  );
}
