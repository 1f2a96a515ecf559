'use client';

import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';

import { checkLabel } from '../../checks.ts';
import { choiceRow } from '../../theme/choiceRow.css.ts';
import { tick } from '../../theme/tick.css.ts';
import { useMergedRef } from '../../useMergedRef.ts';
import * as field from '../Field/Field.css.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { useFieldIds } from '../Field/useField.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'children' | 'type'> {
  /** Text beside the box. It can contain links. */
  readonly label: ReactNode;
  /** Help for the answer, below the label. */
  readonly hint?: string | undefined;
  /** Error message that says how to correct the answer. It marks the box as invalid. */
  readonly error?: string | undefined;
  /** Called with the new state at each change. `onChange` gets the native event instead. */
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
  /**
   * Whether to show the mixed state: only some of the options that the box stands for are chosen. `checked` still
   * decides the value that is sent. @default false
   */
  readonly indeterminate?: boolean | undefined;
}

/**
 * One thing to agree to or to choose, sent with its form. `ref` and other attributes are set on the input, `className`
 * on the element around it.
 *
 * **Not this?** Use `CheckboxGroup` for several answers to one question, and `Switch` for a setting that takes effect
 * at once.
 *
 * **States that you can style:** `checked`, `disabled` and `aria-invalid` on the `input` element.
 */
export function Checkbox({
  label,
  hint,
  error,
  onChange,
  onCheckedChange,
  indeterminate = false,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  checkLabel(Checkbox, label);
  const { controlId, hintId, errorId, describedBy } = useFieldIds({ ...rest, hint, error });
  const box = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(box, ref);
  // The mixed state is set after each render, because the browser resets it at each press.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  });
  return (
    <div className={clsx(field.field, className)}>
      <label htmlFor={controlId} className={choiceRow}>
        <input
          {...rest}
          ref={mergedRef}
          id={controlId}
          type="checkbox"
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className={tick}
        />
        <span>{label}</span>
      </label>
      {(hint || error) && (
        <div className={styles.notes}>
          {hint && (
            <p id={hintId} className={field.hint}>
              {hint}
            </p>
          )}
          {error && <FieldError id={errorId}>{error}</FieldError>}
        </div>
      )}
    </div>
  );
}
