'use client';

import { clsx } from 'clsx';

import type { CheckboxesProps } from '../Field/CheckboxesProps.ts';
import { checkboxesOf } from '../Field/checkboxes.ts';
import * as styles from './ChoiceChips.css.ts';

export interface ChoiceChipsProps extends CheckboxesProps {
  /** The question that the chips answer. */
  readonly legend: string;
}

/**
 * Any number of many short answers, each a native checkbox that looks like a chip. Its answer is the list of ticked
 * values, in the order of `options`.
 *
 * **Not this?** A few answers in a form are a `CheckboxGroup`; narrowing a list on the page is `FilterChips`.
 *
 * **States:** `checked` on each box.
 */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { legend, checkboxes, onChange, fieldset } = checkboxesOf(ChoiceChips, props);
  return (
    <fieldset {...fieldset} className={clsx(styles.group, fieldset.className)}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {checkboxes.map(({ label, input }) => (
          <label key={input.value} className={styles.chip}>
            <input {...input} onChange={onChange} className={styles.box} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
