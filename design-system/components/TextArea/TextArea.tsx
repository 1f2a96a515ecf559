'use client';

import { clsx } from 'clsx';
import { type ComponentProps, type InputEvent, useLayoutEffect, useRef, useState } from 'react';

import { useMergedRef } from '../../useMergedRef.ts';
import * as field from '../Field/Field.css.ts';
import { type AnswerProps, Field, type FieldProps } from '../Field/Field.tsx';
import { useField } from '../Field/useField.ts';
import { CharacterCount } from './CharacterCount.tsx';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps
  extends FieldProps,
    AnswerProps<string>,
    Omit<ComponentProps<'textarea'>, keyof FieldProps | keyof AnswerProps<string> | 'maxLength'> {
  /** Lines shown before anything is written. @default 4 */
  readonly rows?: number | undefined;
  /** The most characters. More can be typed and pasted, and are counted: a cut would lose them in silence. */
  readonly limit?: number | undefined;
}

/**
 * Several lines of text, as high as the visitor pulls it.
 *
 * **Not this?** One line is a `TextField`.
 *
 * **States:** `disabled` and `aria-invalid` on the control.
 */
export function TextArea({ rows = 4, limit, ...props }: TextAreaProps) {
  const { frame, attributes } = useField(TextArea, props);
  const control = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRef(control, props.ref);
  const [length, setLength] = useState(0);
  // After each render, since a text may change without an event.
  useLayoutEffect(() => setLength(control.current?.value.length ?? 0));
  return (
    <Field {...frame}>
      <textarea
        {...attributes}
        ref={mergedRef}
        rows={rows}
        className={clsx(field.control, styles.textArea)}
        onInput={(event: InputEvent<HTMLTextAreaElement>) => {
          setLength(event.currentTarget.value.length);
          props.onInput?.(event);
        }}
      />
      {limit !== undefined && <CharacterCount length={length} limit={limit} />}
    </Field>
  );
}
