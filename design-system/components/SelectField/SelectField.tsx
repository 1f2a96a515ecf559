'use client';

import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useRef } from 'react';

import { checkUnique } from '../../checks.ts';
import { useMergedRef } from '../../useMergedRef.ts';
import { control } from '../Field/Field.css.ts';
import { Field, type FieldOption, type FieldProps, type ValueProps } from '../Field/Field.tsx';
import { useField } from '../Field/useField.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SelectField.css.ts';

export interface SelectFieldProps
  extends FieldProps,
    ValueProps<string>,
    Omit<ComponentProps<'select'>, keyof FieldProps | keyof ValueProps<string> | 'multiple'> {
  /** Options, in display order. With a `placeholder` the value `''` means that none is chosen. */
  readonly options: readonly FieldOption[];
  /** Text of an empty first option. Choosing it clears the field. */
  readonly placeholder?: string | undefined;
}

/**
 * A field for one answer of a list, with the browser's own menu.
 *
 * **Not this?** Use `CheckboxGroup` for several answers, `FilterChips` to filter a list on the page, and `TextField`
 * for any text.
 *
 * **States that you can style:** `disabled` and `aria-invalid` on the `select` element.
 */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  checkUnique(
    SelectField,
    'value',
    options.map((option) => option.value),
  );
  const { frame, attributes } = useField(SelectField, props);
  const select = useRef<HTMLSelectElement>(null);
  const ref = useMergedRef(select, props.ref);
  // React sets the default of a `select` only once. Without this effect, React's reset of the form after a server
  // action would lose the answer that the action returned as the new `defaultValue`.
  useEffect(() => {
    const form = select.current?.form;
    const renewDefault = () => {
      const { options = [], dataset } = select.current ?? {};
      if (dataset?.defaultValue === undefined) return;
      for (const option of options) option.defaultSelected = option.value === dataset.defaultValue;
    };
    form?.addEventListener('reset', renewDefault);
    return () => form?.removeEventListener('reset', renewDefault);
  }, []);
  return (
    <Field {...frame}>
      <span className={styles.frame}>
        <select
          {...attributes}
          ref={ref}
          data-default-value={props.defaultValue}
          className={clsx(control, styles.select)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" className={styles.arrow} />
      </span>
    </Field>
  );
}
