import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import * as styles from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { FieldName } from './FieldName.tsx';

/** Value of a field: controlled by `value` and `onValueChange`, or uncontrolled from `defaultValue`. */
export interface AnswerProps<Value> {
  /** The answer, controlled by the owner of the field, who changes it in `onValueChange`. */
  readonly value?: Value | undefined;
  /** The first answer, and the one after a reset; from then on the field keeps it. */
  readonly defaultValue?: Value | undefined;
  /** Called with the new answer at every change; `onChange` gets the native event. */
  readonly onValueChange?: ((value: Value) => void) | undefined;
}

/** One answer to choose. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** Props of every field with one control. */
export interface FieldProps {
  /** The name above the field. */
  readonly label: string;
  /** Key of the answer in the data of a form; not needed outside one. */
  readonly name?: string | undefined;
  /** Helps to answer; stands between the label and the control. */
  readonly hint?: string | undefined;
  /** Error, with the way to correct it. Marks the control as invalid. */
  readonly error?: string | undefined;
  /** The error of the last check, once it is put right: its space stays, so that nothing moves under a press. */
  readonly settledError?: string | undefined;
  /** Says "optional" beside the label; every other field is announced as required. @default false */
  readonly optional?: boolean | undefined;
}

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'settledError' | 'optional'> {
  readonly controlId: string;
  readonly hintId: string | undefined;
  readonly errorId: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Label above, hint, control, error below. */
export function Field(props: FieldFrameProps) {
  const { label, hint, error, settledError, optional, controlId, hintId, errorId, className, children } =
    props;
  const line = error || settledError;
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={controlId} className={styles.label}>
        <FieldName name={label} optional={optional} />
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {line && (
        <FieldError id={errorId} settled={!error}>
          {line}
        </FieldError>
      )}
    </div>
  );
}
