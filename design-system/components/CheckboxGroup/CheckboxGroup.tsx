'use client';

import type { ComponentProps, Ref } from 'react';

import { checkLabel, checkUnique } from '../../checks.ts';
import * as group from '../Field/ChoiceGroup.css.ts';
import { ChoiceGroup } from '../Field/ChoiceGroup.tsx';
import type { AnswerProps } from '../Field/Field.tsx';
import { refOf } from '../Field/refOf.ts';
import { tickedIn } from '../Field/tickedIn.ts';
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
  ref,
  ...rest
}: CheckboxGroupProps) {
  checkLabel(CheckboxGroup, legend, 'legend');
  checkUnique(
    CheckboxGroup,
    'value',
    options.map((option) => option.value),
  );
  return (
    <ChoiceGroup {...rest} legend={legend} hint={hint} error={error} optional={optional}>
      {options.map((option, index) => (
        <label key={option.value} className={group.tile}>
          <input
            ref={refOf(ref, index)}
            type="checkbox"
            name={name}
            value={option.value}
            checked={value?.includes(option.value)}
            defaultChecked={defaultValue?.includes(option.value)}
            onChange={(event) => onValueChange?.(tickedIn(event))}
            aria-invalid={error ? true : undefined}
            className={styles.box}
          />
          {option.label}
        </label>
      ))}
    </ChoiceGroup>
  );
}
