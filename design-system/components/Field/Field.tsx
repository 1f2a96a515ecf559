import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import * as styles from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { LabelText } from './LabelText.tsx';

/**
 * Props for the value of a field. With `value` the field is controlled; without it the field starts with `defaultValue`
 * and keeps its own value.
 */
export interface ValueProps<Value> {
  /** Value of a controlled field; change it in `onValueChange`. */
  readonly value?: Value | undefined;
  /** Value of an uncontrolled field at first and after a reset. */
  readonly defaultValue?: Value | undefined;
  /** Called with the new value at each change. `onChange` gets the native event instead. */
  readonly onValueChange?: ((value: Value) => void) | undefined;
}

/** One answer to choose. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** Props of every field with one control. */
export interface FieldProps {
  /** Label above the control. */
  readonly label: string;
  /** Key of the value in the form's data. Not needed outside a form. */
  readonly name?: string | undefined;
  /** Help for the answer, between the label and the control. */
  readonly hint?: string | undefined;
  /** Error message that says how to correct the answer. It marks the control as invalid. */
  readonly error?: string | undefined;
  /**
   * Error message of the last check, if the visitor has corrected the answer since. It is invisible but keeps its
   * space, so that a button does not move while it is pressed.
   */
  readonly settledError?: string | undefined;
  /** Whether to show "optional" beside the label. All other fields are announced as required. @default false */
  readonly optional?: boolean | undefined;
}

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'settledError' | 'optional'> {
  readonly controlId: string;
  readonly hintId: string | undefined;
  readonly errorId: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Frame of a field with one control: label, hint, control and error. */
export function Field(props: FieldFrameProps) {
  const { label, hint, error, settledError, optional, controlId, hintId, errorId, className, children } =
    props;
  const message = error || settledError;
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={controlId} className={styles.label}>
        <LabelText text={label} optional={optional} />
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {message && (
        <FieldError id={errorId} settled={!error}>
          {message}
        </FieldError>
      )}
    </div>
  );
}
