'use client';

import { clsx } from 'clsx';
import type { ComponentProps, Ref } from 'react';

import { checkLabel, checkUnique } from '../../checks.ts';
import type { AnswerProps } from '../Field/Field.tsx';
import { refOf } from '../Field/refOf.ts';
import { tickedIn } from '../Field/tickedIn.ts';
import type { FieldOption } from '../SelectField/SelectField.tsx';
import * as styles from './ChoiceChips.css.ts';

export interface ChoiceChipsProps
  extends AnswerProps<readonly string[]>,
    Omit<ComponentProps<'fieldset'>, keyof AnswerProps<string> | 'children' | 'name' | 'ref'> {
  /** Reaches every input, so that a form library can register each; an object holds the first. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** The question that the chips answer. */
  readonly legend: string;
  /** Key of the answers in the data of a form; not needed outside one. */
  readonly name?: string | undefined;
  /** Options, in display order. */
  readonly options: readonly FieldOption[];
}

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
  onValueChange,
  className,
  ref,
  ...rest
}: ChoiceChipsProps) {
  checkLabel(ChoiceChips, legend, 'legend');
  checkUnique(
    ChoiceChips,
    'value',
    options.map((option) => option.value),
  );
  return (
    <fieldset {...rest} className={clsx(styles.group, className)}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.chip}>
            <input
              ref={refOf(ref, index)}
              type="checkbox"
              name={name}
              value={option.value}
              checked={value?.includes(option.value)}
              defaultChecked={defaultValue?.includes(option.value)}
              onChange={(event) => onValueChange?.(tickedIn(event))}
              className={styles.box}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
