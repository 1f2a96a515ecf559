'use client';

import type { CheckboxesProps } from '../Field/CheckboxesProps.ts';
import * as group from '../Field/ChoiceGroup.css.ts';
import { ChoiceGroup } from '../Field/ChoiceGroup.tsx';
import { checkboxesOf } from '../Field/checkboxes.ts';
import * as styles from './CheckboxGroup.css.ts';

export interface CheckboxGroupProps extends CheckboxesProps {
  /** Help for the answer, between the question and the boxes. */
  readonly hint?: string | undefined;
  /** Error message that says how to correct the answer. It marks each box as invalid. */
  readonly error?: string | undefined;
  /** Whether to show "optional" beside the question. @default false */
  readonly optional?: boolean | undefined;
}

/**
 * A question with a few answers, of which any number can be chosen. Each answer is a tile that can be pressed anywhere.
 * The value is the list of ticked values, in the order of `options`.
 *
 * **Not this?** Use `RadioGroup` or `SelectField` for exactly one answer, and `FilterChips` to filter a list on the
 * page.
 *
 * **States that you can style:** `checked`, `disabled` and `aria-invalid` on each `input` element.
 */
export function CheckboxGroup({ hint, error, optional = false, ...rest }: CheckboxGroupProps) {
  const { legend, checkboxes, onChange, fieldset } = checkboxesOf(CheckboxGroup, rest);
  return (
    <ChoiceGroup {...fieldset} legend={legend} hint={hint} error={error} optional={optional}>
      {checkboxes.map(({ label, input }) => (
        <label key={input.value} className={group.tile}>
          <input
            {...input}
            onChange={onChange}
            aria-invalid={error ? true : undefined}
            className={styles.box}
          />
          {label}
        </label>
      ))}
    </ChoiceGroup>
  );
}
