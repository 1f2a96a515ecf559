'use client';

import { type ComponentProps, type Ref, useId } from 'react';

import { checkLabel, checkUnique } from '../../checks.ts';
import * as group from '../Field/ChoiceGroup.css.ts';
import { ChoiceGroup } from '../Field/ChoiceGroup.tsx';
import type { FieldOption, ValueProps } from '../Field/Field.tsx';
import { refOf } from '../Field/refOf.ts';
import * as styles from './RadioGroup.css.ts';

/** One answer to choose. */
export interface RadioOption extends FieldOption {
  /** Explanation of this answer, below its label. */
  readonly hint?: string | undefined;
}

export interface RadioGroupProps
  extends ValueProps<string>,
    Omit<ComponentProps<'fieldset'>, keyof ValueProps<string> | 'children' | 'name' | 'ref'> {
  /**
   * Ref of the inputs. A function is called with each input, as form libraries expect; an object holds the first input.
   */
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** Question above the answers. */
  readonly legend: string;
  /** Key of the answer in the form's data. Not needed outside a form. */
  readonly name?: string | undefined;
  /** Answers, in display order. */
  readonly options: readonly RadioOption[];
  /** Help for the answer, between the question and the options. */
  readonly hint?: string | undefined;
  /** Error message that says how to correct the answer. It marks the group as invalid. */
  readonly error?: string | undefined;
  /** Whether to show "optional" beside the question. All other groups are announced as required. @default false */
  readonly optional?: boolean | undefined;
}

/**
 * A question with a few answers, of which exactly one is chosen. All answers are visible. Each answer is a tile that
 * can be pressed anywhere.
 *
 * **Not this?** Use `SelectField` for more than about six answers, `CheckboxGroup` for several answers at once, and
 * `Switch` or `Checkbox` for one thing that is on or off.
 *
 * **States that you can style:** `checked`, `disabled` and `aria-invalid` on each `input` element.
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
  const groupId = useId();
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
            name={name ?? groupId}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            onChange={() => onValueChange?.(option.value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={option.hint ? `${groupId}-${index}` : undefined}
            className={styles.radio}
          />
          <span>
            {option.label}
            {option.hint && (
              <span id={`${groupId}-${index}`} className={styles.note}>
                {option.hint}
              </span>
            )}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
