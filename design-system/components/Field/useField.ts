'use client';

import { clsx } from 'clsx';
import { type ChangeEvent, useId } from 'react';

import { checkLabel, type Part } from '../../checks.ts';
import type { FieldProps } from './Field.tsx';

/** Props that decide the ids. */
interface FieldIdProps {
  readonly id?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** Returns the ids that connect a control with its label, hint and error. */
export function useFieldIds({ id, hint, error, 'aria-describedby': describedBy }: FieldIdProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  // The error comes before the hint, so that it is announced first.
  return { controlId, hintId, errorId, describedBy: clsx(describedBy, errorId, hintId) || undefined };
}

/** Change event of an input, a select or a text area. */
type ControlEvent = ChangeEvent<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>;

interface ControlProps extends FieldProps, FieldIdProps {
  readonly className?: string | undefined;
  readonly required?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly onChange?: ((event: ControlEvent) => void) | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Splits the props of a field into those of its `Field` and the attributes of its control. Warns in development if the
 * label is missing. The warning contains the name of `component`.
 */
export function useField<Props extends ControlProps>(component: Part, props: Props) {
  const {
    label,
    hint,
    error,
    settledError,
    optional = false,
    className,
    onChange,
    onValueChange,
    ...rest
  } = props;
  checkLabel(component, label);
  const { describedBy, ...ids } = useFieldIds(props);
  return {
    frame: { ...ids, label, hint, error, settledError, optional, className },
    attributes: {
      // Is left out beside a native `required`, which screen readers announce already, and in a read-only field, which
      // needs no input.
      'aria-required': optional || rest.required || rest.readOnly ? undefined : true,
      ...rest,
      id: ids.controlId,
      onChange: (event: ControlEvent) => {
        onChange?.(event);
        onValueChange?.(event.target.value);
      },
      'aria-describedby': describedBy,
      'aria-invalid': error ? true : undefined,
    },
  } as const;
}
