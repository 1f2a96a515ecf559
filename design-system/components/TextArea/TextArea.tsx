'use client';

import { clsx } from 'clsx';
import { type ComponentProps, type InputEvent, useLayoutEffect, useRef, useState } from 'react';

import { useMergedRef } from '../../useMergedRef.ts';
import * as field from '../Field/Field.css.ts';
import { Field, type FieldProps, type ValueProps } from '../Field/Field.tsx';
import { useField } from '../Field/useField.ts';
import { CharacterCount } from './CharacterCount.tsx';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps
  extends FieldProps,
    ValueProps<string>,
    Omit<ComponentProps<'textarea'>, keyof FieldProps | keyof ValueProps<string> | 'maxLength'> {
  /** Initial height, in lines of text. @default 4 */
  readonly rows?: number | undefined;
  /**
   * Maximum number of characters. A visitor can exceed it, and the component then shows the number of excess
   * characters. It cuts nothing, because a visitor would not notice the loss.
   */
  readonly limit?: number | undefined;
}

/**
 * A field for several lines of text. The visitor can change its height.
 *
 * **Not this?** Use `TextField` for one line.
 *
 * **States that you can style:** `disabled` and `aria-invalid` on the `textarea` element.
 */
export function TextArea({ rows = 4, limit, ...props }: TextAreaProps) {
  const { frame, attributes } = useField(TextArea, props);
  const control = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRef(control, props.ref);
  const [length, setLength] = useState(0);
  // Runs after each render, because the value can change without an event.
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
