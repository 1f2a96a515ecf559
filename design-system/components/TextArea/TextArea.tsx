'use client';

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { control } from '../Field/Field.css.ts';
import { type AnswerProps, Field, type FieldProps } from '../Field/Field.tsx';
import { useField } from '../Field/useField.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps
  extends FieldProps,
    AnswerProps<string>,
    Omit<ComponentProps<'textarea'>, keyof FieldProps | keyof AnswerProps<string>> {
  /** Lines shown before anything is written. @default 4 */
  readonly rows?: number | undefined;
}

/**
 * Several lines of text, as high as the visitor pulls it.
 *
 * **Not this?** One line is a `TextField`.
 *
 * **States:** `disabled` and `aria-invalid` on the control.
 */
export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  const { frame, attributes } = useField(props);
  return (
    <Field {...frame}>
      <textarea {...attributes} rows={rows} className={clsx(control, styles.textArea)} />
    </Field>
  );
}
