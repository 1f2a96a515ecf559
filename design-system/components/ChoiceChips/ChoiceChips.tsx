'use client';

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import type { AnswerProps } from '../Field/Field.tsx';
import type { FieldOption } from '../SelectField/SelectField.tsx';
import * as styles from './ChoiceChips.css.ts';

export interface ChoiceChipsProps
  extends AnswerProps<readonly string[]>,
    Omit<ComponentProps<'fieldset'>, keyof AnswerProps<string> | 'children' | 'name'> {
  /** The question that the chips answer. */
  readonly legend: string;
  /** Field name of each box in a form. */
  readonly name: string;
  /** Options, in display order. */
  readonly options: readonly FieldOption[];
}

const ticked = (group: Element | null) =>
  Array.from(group?.querySelectorAll<HTMLInputElement>('input:checked') ?? [], ({ value }) => value);

/**
 * Any number of many short answers, each a native checkbox that looks like a chip. Its answer is the list of ticked
 * values, in the order of `options`.
 *
 * **Not this?** A few answers in a form are a `CheckboxGroup`; narrowing a list on the page is `FilterChips`.
 *
 * **States:** `checked` on each box.
 */
export function ChoiceChips({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  className,
  ...rest
}: ChoiceChipsProps) {
  return (
    <fieldset {...rest} className={clsx(styles.group, className)}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              checked={value?.includes(option.value)}
              defaultChecked={defaultValue?.includes(option.value)}
              onChange={onChange && ((event) => onChange(ticked(event.target.closest('fieldset'))))}
              className={styles.box}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
