'use client';

import type { CheckboxesProps } from '../Field/CheckboxesProps.ts';
import * as group from '../Field/ChoiceGroup.css.ts';
import { ChoiceGroup } from '../Field/ChoiceGroup.tsx';
import { checkboxesOf } from '../Field/checkboxes.ts';
import * as styles from './CheckboxGroup.css.ts';

export interface CheckboxGroupProps extends CheckboxesProps {
  /** Help for the answer, between the question and the boxes. */
  readonly hint?: string | undefined;
  /** Error, with the way to correct it. Marks each box as invalid. */
  readonly error?: string | undefined;
  /** Says "optional" beside the question. @default false */
  readonly optional?: boolean | undefined;
}

/**
 * Any number of a few answers, each a tile that can be pressed anywhere. Its answer is the list of ticked values, in the
 * order of `options`.
 *
 * **Not this?** Exactly one answer is a `SelectField`; narrowing a list on the page is `FilterChips`.
 *
 * **States:** `checked`, `disabled` and `aria-invalid` on each box.
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
