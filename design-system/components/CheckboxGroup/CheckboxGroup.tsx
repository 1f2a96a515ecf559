'use client';

import { clsx } from 'clsx';
import type { ComponentProps, Ref } from 'react';

import { checkLabel, checkUnique } from '../../checks.ts';
import * as field from '../Field/Field.css.ts';
import type { AnswerProps } from '../Field/Field.tsx';
import { FieldError } from '../Field/FieldError.tsx';
import { FieldName } from '../Field/FieldName.tsx';
import { refOf } from '../Field/refOf.ts';
import { useFieldIds } from '../Field/useField.ts';
import type { FieldOption } from '../SelectField/SelectField.tsx';
import * as styles from './CheckboxGroup.css.ts';

export interface CheckboxGroupProps
  extends AnswerProps<readonly string[]>,
    Omit<ComponentProps<'fieldset'>, keyof AnswerProps<string> | 'children' | 'name' | 'ref'> {
  /** Reaches every input, so that a form library can register each; an object holds the first. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** The question that the boxes answer. */
  readonly legend: string;
  /** Key of the answers in the data of a form; not needed outside one. */
  readonly name?: string | undefined;
  /** Options, in display order. */
  readonly options: readonly FieldOption[];
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** @default false */
  readonly optional?: boolean | undefined;
}

const ticked = (group: Element | null) =>
  Array.from(group?.querySelectorAll<HTMLInputElement>('input:checked') ?? [], ({ value }) => value);

/**
 * Any number of a few answers, each a tile that can be pressed anywhere. Its answer is the list of ticked values, in the
 * order of `options`.
 *
 * **Not this?** Exactly one answer is a `SelectField`; narrowing a list on the page is `FilterChips`.
 *
 * **States:** `checked`, `disabled` and `aria-invalid` on each box.
 */
export function CheckboxGroup({
  legend,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  hint,
  error,
  optional = false,
  className,
  ref,
  ...rest
}: CheckboxGroupProps) {
  checkLabel(CheckboxGroup, legend, 'legend');
  checkUnique(
    CheckboxGroup,
    'value',
    options.map((option) => option.value),
  );
  const { controlId, hintId, errorId, describedBy } = useFieldIds({ ...rest, hint, error });

  return (
    <fieldset
      {...rest}
      id={controlId}
      aria-describedby={describedBy}
      className={clsx(styles.group, className)}
    >
      <legend className={clsx(field.label, styles.legend)}>
        <FieldName name={legend} optional={optional} />
      </legend>
      {hint && (
        <p id={hintId} className={field.hint}>
          {hint}
        </p>
      )}
      <div className={styles.tiles}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.tile}>
            <input
              ref={refOf(ref, index)}
              type="checkbox"
              name={name}
              value={option.value}
              checked={value?.includes(option.value)}
              defaultChecked={defaultValue?.includes(option.value)}
              onChange={(event) => onValueChange?.(ticked(event.target.closest('fieldset')))}
              aria-invalid={error ? true : undefined}
              className={styles.box}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
