'use client';

import { clsx } from 'clsx';
import { type ComponentProps, type MouseEvent, useId } from 'react';

import { checkLabel, checkTarget, checkUnique } from '../../checks.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ErrorSummary.css.ts';

/** One thing to put right. */
export interface FieldProblem {
  /** The `id` of the field, or of the group of tick boxes. */
  readonly fieldId: string;
  /** The same text as below the field. */
  readonly message: string;
  /** Put right since the last check: not shown, and its space stays, so that nothing moves under a press. @default false */
  readonly settled?: boolean | undefined;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Title of the summary, in one line. */
  readonly title: string;
  /** Errors, each with its field. */
  readonly errors: readonly FieldProblem[];
  /** @default 2 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

const inputs = 'input, select, textarea, button, [tabindex]';

function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  checkTarget(ErrorSummary, fieldId, field);
  const target = field?.matches(inputs) ? field : field?.querySelector<HTMLElement>(inputs);
  if (!target) return;
  // A change of address would scroll the label out of sight and add a step to the history.
  event.preventDefault();
  target.focus({ preventScroll: true });
  (target.closest('fieldset > div, label') ?? target).scrollIntoView({ block: 'center' });
}

/**
 * All errors of a form, above the form, each with a link to its field. After a failed submit, focus it through its
 * `ref`: screen readers then read it whole. A `role="alert"` would make them read it twice.
 *
 * **Not this?** What is wrong with one field is its `error`, in addition; a part of the page that failed is an
 * `ErrorState`.
 */
export function ErrorSummary({ title, errors, headingLevel = 2, className, ...rest }: ErrorSummaryProps) {
  checkLabel(ErrorSummary, title, 'title');
  checkUnique(
    ErrorSummary,
    'fieldId',
    errors.map(({ fieldId }) => fieldId),
  );
  const id = useId();
  const titleId = `${id}-title`;
  const spokenId = `${id}-spoken`;
  return (
    <section
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={spokenId}
      {...rest}
      className={clsx(styles.summary, errors.every(({ settled }) => settled) && styles.settled, className)}
    >
      <Heading level={headingLevel} size="h4" id={titleId} className={styles.title}>
        <Icon name="error" />
        <span>{title}</span>
      </Heading>
      {/* A list as a description is read without a pause between its entries. */}
      <p id={spokenId} hidden>
        {errors
          .filter(({ settled }) => !settled)
          .map(({ message }) => message.replace(/[\p{L}\p{N})]$/u, '$&.'))
          .join(' ')}
      </p>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message, settled }) => (
          <li key={fieldId} className={clsx(settled && styles.settled)}>
            <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)} className={styles.link}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
