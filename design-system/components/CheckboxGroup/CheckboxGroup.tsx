import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as field from '../Field/Field.css.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { OptionalNote } from '../Field/OptionalNote.tsx';
import { useFieldIds } from '../Field/useField.ts';
import type { FieldOption } from '../SelectField/SelectField.tsx';
import * as styles from './CheckboxGroup.css.ts';

export interface CheckboxGroupProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'name' | 'onChange' | 'value'> {
  /** The question that the boxes answer. */
  readonly legend: string;
  readonly name: string;
  readonly options: readonly FieldOption[];
  /** The values that are ticked. */
  readonly value: readonly string[];
  /** Called with all ticked values, in the order of `options`. */
  readonly onChange: (value: string[]) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** @default false */
  readonly optional?: boolean | undefined;
}

/**
 * Any number of a few answers, each a tile that can be pressed anywhere.
 *
 * **Not this?** Exactly one answer is a `SelectField`; narrowing a list on the page is `FilterChips`.
 */
export function CheckboxGroup({
  legend,
  name,
  options,
  value,
  onChange,
  hint,
  error,
  optional = false,
  className,
  ...rest
}: CheckboxGroupProps) {
  const { controlId, hintId, errorId, describedBy } = useFieldIds({ ...rest, hint, error });
  const toggle = (changed: string, ticked: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === changed ? ticked : value.includes(each))),
    );

  return (
    <fieldset
      {...rest}
      id={controlId}
      aria-describedby={describedBy}
      className={clsx(styles.group, className)}
    >
      <legend className={clsx(field.label, styles.legend)}>
        {legend}
        {optional && <OptionalNote />}
      </legend>
      {hint && (
        <p id={hintId} className={field.hint}>
          {hint}
        </p>
      )}
      <div className={styles.tiles}>
        {options.map((option) => (
          <label key={option.value} className={styles.tile}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
              aria-invalid={error ? true : undefined}
              className={styles.box}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
