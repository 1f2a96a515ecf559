'use client';

import type { ComponentProps } from 'react';
import { control } from '../Field/Field.css.ts';
import { Field, type FieldProps, type ValueProps } from '../Field/Field.tsx';
import { useField } from '../Field/useField.ts';

export interface TextFieldProps
  extends FieldProps,
    ValueProps<string>,
    Omit<ComponentProps<'input'>, keyof FieldProps | keyof ValueProps<string> | 'type' | 'maxLength'> {
  /** Type of the input. It decides the on-screen keyboard and the suggestions of the browser. @default 'text' */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'password' | undefined;
}

/**
 * A field for one line of text, with its label, hint and error. `ref`, `id` and other attributes are set on the input,
 * `className` on the element around it.
 *
 * **Not this?** Use `TextArea` for several lines, and `SelectField` or `RadioGroup` for one of several answers.
 *
 * **States that you can style:** `disabled` and `aria-invalid` on the `input` element.
 */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const { frame, attributes } = useField(TextField, props);
  return (
    <Field {...frame}>
      <input {...attributes} type={type} className={control} />
    </Field>
  );
}
