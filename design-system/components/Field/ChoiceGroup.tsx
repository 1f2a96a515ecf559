'use client';

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './ChoiceGroup.css.ts';
import * as field from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { LabelText } from './LabelText.tsx';
import { useFieldIds } from './useField.ts';

interface ChoiceGroupProps extends ComponentProps<'fieldset'> {
  /** Question above the choices. */
  readonly legend: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly optional: boolean;
}

/** Frame of `RadioGroup` and `CheckboxGroup`: question, hint, choices and error. */
export function ChoiceGroup({
  legend,
  hint,
  error,
  optional,
  className,
  children,
  ...rest
}: ChoiceGroupProps) {
  const { controlId, hintId, errorId, describedBy } = useFieldIds({ ...rest, hint, error });
  return (
    <fieldset
      {...rest}
      id={controlId}
      aria-describedby={describedBy}
      className={clsx(styles.group, className)}
    >
      <legend className={clsx(field.label, styles.legend)}>
        <LabelText text={legend} optional={optional} />
      </legend>
      {hint && (
        <p id={hintId} className={field.hint}>
          {hint}
        </p>
      )}
      <div className={styles.tiles}>{children}</div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
