'use client';

import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';

import { checkLabel } from '../../checks.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the task, such as "Uploading invoices". */
  readonly label: string;
  /** Finished part, from 0 to `max`. Leave it out while it is unknown. */
  readonly value?: number | undefined;
  /** Value at the end of the task. @default 100 */
  readonly max?: number | undefined;
  /** The value in words, such as "3 of 8 files". @default the percentage */
  readonly valueText?: string | undefined;
}

/**
 * Progress of a task. Without `value` the bar shows a task of unknown length. Announce the end of the task beside the
 * bar, in an element with `role="status"`.
 *
 * **Not this?** Use `ProgressSteps` for the steps of a form, and `Spinner` for a short wait.
 */
export function ProgressBar({ label, value, max = 100, valueText, className, ...rest }: ProgressBarProps) {
  checkLabel(ProgressBar, label);
  const id = useId();
  const fraction = value === undefined ? undefined : Math.min(Math.max(value / max, 0), 1);
  const text = valueText ?? (fraction === undefined ? undefined : `${Math.round(fraction * 100)}%`);
  return (
    <div {...rest} className={clsx(styles.frame, className)}>
      <p className={styles.text}>
        <label htmlFor={id}>{label}</label>
        {text && (
          <span aria-hidden="true" className={styles.value}>
            {text}
          </span>
        )}
      </p>
      <progress
        id={id}
        max={max}
        value={fraction === undefined ? undefined : fraction * max}
        aria-valuetext={text}
        className={styles.bar}
      />
    </div>
  );
}
