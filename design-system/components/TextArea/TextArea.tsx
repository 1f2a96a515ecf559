import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { control } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { useField } from '../Field/useField.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentProps<'textarea'>, keyof FieldProps | 'onChange' | 'value' | 'defaultValue'> {
  readonly value: string;
  /** Called with the new text at every keystroke. */
  readonly onChange: (value: string) => void;
  /** Lines shown before anything is written. @default 4 */
  readonly rows?: number | undefined;
}

/**
 * Several lines of text, as high as the visitor pulls it.
 *
 * **Not this?** One line is a `TextField`.
 */
export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  const { frame, attributes } = useField(props);
  return (
    <Field {...frame}>
      <textarea {...attributes} rows={rows} className={clsx(control, styles.textArea)} />
    </Field>
  );
}
