'use client';

import type { ComponentProps } from 'react';
import { control } from '../Field/Field.css.ts';
import { type AnswerProps, Field, type FieldProps } from '../Field/Field.tsx';
import { useField } from '../Field/useField.ts';

export interface TextFieldProps
  extends FieldProps,
    AnswerProps<string>,
    Omit<ComponentProps<'input'>, keyof FieldProps | keyof AnswerProps<string> | 'type' | 'maxLength'> {
  /** Chooses the keyboard and what the browser offers to fill in. @default 'text' */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'password' | undefined;
}

/**
 * One line of text with its label, hint and error. Only optional fields say so. `ref`, `id` and other
 * attributes reach the input, `className` the frame around it.
 *
 * **Not this?** Several lines are a `TextArea`; one of a few answers is a `SelectField`.
 *
 * **States:** `disabled` and `aria-invalid` on the control.
 */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const { frame, attributes } = useField(TextField, props);
  return (
    <Field {...frame}>
      <input {...attributes} type={type} className={control} />
    </Field>
  );
}
