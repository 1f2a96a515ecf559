import { clsx } from 'clsx';
import { useId } from 'react';

interface FieldWiring {
  readonly id?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** The ids that tie a control to its label, hint and error. */
export function useField({ id, hint, error, 'aria-describedby': describedBy }: FieldWiring) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return { controlId, hintId, errorId, describedBy: clsx(describedBy, hintId, errorId) || undefined };
}
