'use client';

import { clsx } from 'clsx';

import type { CheckboxesProps } from '../Field/CheckboxesProps.ts';
import { checkboxesOf } from '../Field/checkboxes.ts';
import * as styles from './ChoiceChips.css.ts';

export interface ChoiceChipsProps extends CheckboxesProps {
  /** Question above the chips. */
  readonly legend: string;
}

/**
 * A question with many short answers, of which any number can be chosen. Each answer is a native checkbox that looks
 * like a chip. The value is the list of ticked values, in the order of `options`.
 *
 * **Not this?** Use `CheckboxGroup` for a few answers in a form, and `FilterChips` to filter a list on the page.
 *
 * **States that you can style:** `checked` on the `input` element of each chosen answer.
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
