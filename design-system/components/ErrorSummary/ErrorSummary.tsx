'use client';

import { clsx } from 'clsx';
import { type ComponentProps, type MouseEvent, useId } from 'react';

import { checkLabel, checkTarget, checkUnique } from '../../checks.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ErrorSummary.css.ts';

/** One error of the form. */
export interface FieldProblem {
  /** The `id` of the field, or of the `CheckboxGroup` or `RadioGroup`. */
  readonly fieldId: string;
  /** Error message, the same as below the field. */
  readonly message: string;
  /**
   * Whether the visitor has corrected the answer since the last check. The message is then invisible but keeps its
   * space, so that a button does not move while it is pressed. @default false
   */
  readonly settled?: boolean | undefined;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Title of the summary, such as "Correct 2 answers". */
  readonly title: string;
  /** Errors, in the order of their fields. */
  readonly errors: readonly FieldProblem[];
  /** @default 2 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/** Matches the elements that can get the focus. */
const focusable = 'input, select, textarea, button, [tabindex]';

function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  checkTarget(ErrorSummary, fieldId, field);
  const target = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable);
  if (!target) return;
  // Following the link would scroll the label out of sight and add an entry to the browser's history.
  event.preventDefault();
  target.focus({ preventScroll: true });
  // Shows a checkbox or radio button together with its label or its whole group.
  (target.closest('fieldset > div, label') ?? target).scrollIntoView({ block: 'center' });
}

/**
 * All errors of a form, each as a link to its field. Place it above the form. After a failed submit, focus the summary
 * through its `ref`: screen readers then read the whole summary. Do not add `role="alert"`: they would read it twice.
 *
 * **Not this?** Each field shows its own message too, with its `error`. Use `ErrorState` for a part of the page that
 * failed.
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
  const announcedId = `${id}-spoken`;
  return (
    <section
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={announcedId}
      {...rest}
      className={clsx(styles.summary, errors.every(({ settled }) => settled) && styles.settled, className)}
    >
      <Heading level={headingLevel} size="h4" id={titleId} className={styles.title}>
        <Icon name="error" />
        <span>{title}</span>
      </Heading>
      {/* Screen readers read a list in `aria-describedby` without pauses, so this text has a full stop after each error. */}
      <p id={announcedId} hidden>
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
