import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { checkLabel } from '../../checks.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Reason for the wait, in a few words. It is visible too, because the ring does not turn if motion is off. */
  readonly label: string;
}

/**
 * Shown during a wait of a few seconds, with the reason in words. Screen readers announce the reason when the spinner
 * appears.
 *
 * **Not this?** Use `busy` of `Button` for a button whose action runs, and `ProgressBar` for a wait of known length.
 */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  checkLabel(Spinner, label);
  return (
    <span role="status" {...rest} className={clsx(styles.spinner, className)}>
      <span aria-hidden="true" className={styles.ring} />
      <span>{label}</span>
    </span>
  );
}
