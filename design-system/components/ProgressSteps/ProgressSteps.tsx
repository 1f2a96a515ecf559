'use client';

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { checkUnique } from '../../checks.ts';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ProgressSteps.css.ts';

/** One step with its state. */
export interface ProgressStep {
  readonly label: string;
  readonly state: 'done' | 'current' | 'todo';
}

export interface ProgressStepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Steps, in their order. */
  readonly steps: readonly ProgressStep[];
}

/**
 * The steps of a form, and of the wait after it. Each step has a dot and a name, and is done, current or still to come.
 * Steps cannot be pressed.
 *
 * **Not this?** Use `Timeline` for a history, and `TypingIndicator` for the wait for an answer.
 *
 * **States that you can style:** `aria-current` on the current step.
 */
export function ProgressSteps({ steps, className, ...rest }: ProgressStepsProps) {
  checkUnique(
    ProgressSteps,
    'label',
    steps.map(({ label }) => label),
  );
  const labels = useLabels('progress', english.progress);
  return (
    <ol aria-label={labels.steps} {...rest} className={clsx(styles.list, className)}>
      {steps.map(({ label, state }) => (
        <li key={label} className={styles.step} aria-current={state === 'current' ? 'step' : undefined}>
          <svg viewBox="0 0 14 14" className={styles.dot({ state })} aria-hidden="true" focusable="false">
            <circle cx="7" cy="7" r="6" />
            {state === 'done' && <path d="M4 7.2l2 2 4-4.2" className={styles.tick} />}
          </svg>
          <span>
            {label}
            {/* The current step needs no hidden text, because it has `aria-current`. */}
            {state !== 'current' && <VisuallyHidden>{` (${labels.states[state]})`}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}
