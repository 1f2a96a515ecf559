'use client';

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { checkUnique } from '../../checks.ts';
import { control } from '../Field/Field.css.ts';
import { type AnswerProps, Field, type FieldOption, type FieldProps } from '../Field/Field.tsx';
import { useField } from '../Field/useField.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SelectField.css.ts';

export interface SelectFieldProps
  extends FieldProps,
    AnswerProps<string>,
    Omit<ComponentProps<'select'>, keyof FieldProps | keyof AnswerProps<string> | 'multiple'> {
  /** Options; with a `placeholder` the value `''` means none of them. */
  readonly options: readonly FieldOption[];
  /** Text of the empty option; choosing it again clears the field. */
  readonly placeholder?: string | undefined;
}

/**
 * One of a known list, with the browser's own menu.
 *
 * **Not this?** Several at once are a `CheckboxGroup`; narrowing a list on the page is `FilterChips`; free
 * words are a `TextField`.
 *
 * **States:** `disabled` and `aria-invalid` on the control.
 */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  checkUnique(
    SelectField,
    'value',
    options.map((option) => option.value),
  );
  const { frame, attributes } = useField(SelectField, props);
  return (
    <Field {...frame}>
      <span className={styles.frame}>
        <select {...attributes} className={clsx(control, styles.select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" className={styles.arrow} />
      </span>
    </Field>
  );
}
