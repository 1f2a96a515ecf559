'use client';

import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';

import { checkLabel } from '../../checks.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The work, in a few words: "Uploading invoices". */
  readonly label: string;
  /** Finished part, from 0 to `max`; leave it out while it is unknown. */
  readonly value?: number | undefined;
  /** All of it. @default 100 */
  readonly max?: number | undefined;
  /** The value in words, such as "3 of 8 files". Per cent unless given. */
  readonly valueText?: string | undefined;
}

/**
 * Progress of a task; without `value`, a task of unknown length. Announce its end beside it in a `role="status"`.
 *
 * **Not this?** Steps of a form are a `ProgressSteps`; a short wait is a `Spinner`.
 */
export function ProgressBar({ label, value, max = 100, valueText, className, ...rest }: ProgressBarProps) {
  checkLabel(ProgressBar, label);
  const id = useId();
  const part = value === undefined ? undefined : Math.min(Math.max(value / max, 0), 1);
  const text = valueText ?? (part === undefined ? undefined : `${Math.round(part * 100)}%`);
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
        value={part === undefined ? undefined : part * max}
        aria-valuetext={text}
        className={styles.bar}
      />
    </div>
  );
}
