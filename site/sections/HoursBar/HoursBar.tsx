import { clsx } from 'clsx';

import * as styles from './HoursBar.css.ts';

export interface HoursBarProps {
  readonly hours: number;
  /** Hours that fill the whole width of the bar. */
  readonly of: number;
  readonly className?: string | undefined;
}

/** A bar for a number of hours. Screen readers skip the bar, so the hours must also stand beside it as text. */
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
