import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { checkLabel } from '../../checks.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Reason for the wait, in a few words; also all that is left where motion is off. */
  readonly label: string;
}

/**
 * A wait of a few seconds, with its reason in words, which a screen reader announces when it appears.
 *
 * **Not this?** A button at work is `busy`; a wait whose length is known is a `ProgressBar`.
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
