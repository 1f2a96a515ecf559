'use client';

import { clsx } from 'clsx';
import { type ChangeEvent, useId } from 'react';

import { checkLabel, type Part } from '../../checks.ts';
import type { FieldProps } from './Field.tsx';

interface FieldWiring {
  readonly id?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** The ids that tie a control to its label, hint and error. */
export function useFieldIds({ id, hint, error, 'aria-describedby': describedBy }: FieldWiring) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  // The error is announced before the hint.
  return { controlId, hintId, errorId, describedBy: clsx(describedBy, errorId, hintId) || undefined };
}

/** Event of any control that a field can hold. */
type ControlEvent = ChangeEvent<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>;

interface ControlProps extends FieldProps, FieldWiring {
  readonly className?: string | undefined;
  readonly required?: boolean | undefined;
  readonly onChange?: ((event: ControlEvent) => void) | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Splits the props of a field into those of its `Field` and the attributes of its control. Warnings name the component.
 */
export function useField<Props extends ControlProps>(field: Part, props: Props) {
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
  checkLabel(field, label);
  const { describedBy, ...ids } = useFieldIds(props);
  return {
    frame: { ...ids, label, hint, error, settledError, optional, className },
    attributes: {
      // A native `required` says it already.
      'aria-required': optional || rest.required ? undefined : true,
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
