'use client';

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { checkUnique } from '../../checks.ts';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ProgressSteps.css.ts';

/** One step: its name, and how far it is. */
export interface ProgressStep {
  readonly label: string;
  readonly state: 'done' | 'current' | 'todo';
}

export interface ProgressStepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The steps, in their order. */
  readonly steps: readonly ProgressStep[];
}

/**
 * The steps of a form, and of the wait after it: a dot and a name for each, done, current or still to come. They cannot be pressed.
 *
 * **Not this?** A history is a `Timeline`; waiting for an answer is a `TypingIndicator`.
 *
 * **States:** `aria-current` on the current step.
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
            {/* The current step has `aria-current` instead. */}
            {state !== 'current' && <VisuallyHidden>{` (${labels.states[state]})`}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}
