'use client';

import { type ComponentProps, type Ref, useId } from 'react';

import { checkLabel, checkUnique } from '../../checks.ts';
import * as group from '../Field/ChoiceGroup.css.ts';
import { ChoiceGroup } from '../Field/ChoiceGroup.tsx';
import type { AnswerProps, FieldOption } from '../Field/Field.tsx';
import { refOf } from '../Field/refOf.ts';
import * as styles from './RadioGroup.css.ts';

/** One answer to choose. */
export interface RadioOption extends FieldOption {
  /** Explanation of this answer, below its label. */
  readonly hint?: string | undefined;
}

export interface RadioGroupProps
  extends AnswerProps<string>,
    Omit<ComponentProps<'fieldset'>, keyof AnswerProps<string> | 'children' | 'name' | 'ref'> {
  /** Reaches every input, so that a form library can register each; an object holds the first. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** The question that the answers belong to. */
  readonly legend: string;
  /** Key of the answer in the data of a form; not needed outside one. */
  readonly name?: string | undefined;
  /** Answers, in display order. */
  readonly options: readonly RadioOption[];
  /** Help for the answer, between the question and the options. */
  readonly hint?: string | undefined;
  /** Error, with the way to correct it. Marks the group as invalid. */
  readonly error?: string | undefined;
  /** Says "optional" beside the question; every other group is announced as required. @default false */
  readonly optional?: boolean | undefined;
}

/**
 * Exactly one of a few answers, all of them visible, each a tile that can be pressed anywhere.
 *
 * **Not this?** More than about six answers are a `SelectField`; several at once are a `CheckboxGroup`; one thing that
 * is on or off is a `Switch` or a `Checkbox`.
 *
 * **States:** `checked`, `disabled` and `aria-invalid` on each input.
 */
export function RadioGroup({
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
}: RadioGroupProps) {
  checkLabel(RadioGroup, legend, 'legend');
  checkUnique(
    RadioGroup,
    'value',
    options.map((option) => option.value),
  );
  const ids = useId();
  return (
    <ChoiceGroup
      role="radiogroup"
      aria-required={optional ? undefined : true}
      aria-invalid={error ? true : undefined}
      {...rest}
      legend={legend}
      hint={hint}
      error={error}
      optional={optional}
    >
      {options.map((option, index) => (
        <label key={option.value} className={group.tile}>
          <input
            ref={refOf(ref, index)}
            type="radio"
            name={name ?? ids}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            onChange={() => onValueChange?.(option.value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={option.hint ? `${ids}-${index}` : undefined}
            className={styles.radio}
          />
          <span>
            {option.label}
            {option.hint && (
              <span id={`${ids}-${index}`} className={styles.note}>
                {option.hint}
              </span>
            )}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
