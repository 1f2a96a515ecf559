'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import type { AnswerProps } from '../../components/Field/Field.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import * as styles from './ChatComposer.css.ts';
import { useFocusReturn } from './useFocusReturn.ts';

export interface ChatComposerProps
  extends AnswerProps<string>,
    Omit<ComponentProps<'textarea'>, keyof AnswerProps<string> | 'children'> {
  /** Called with the trimmed text, which is never empty. A controlled `value` must be emptied here. */
  readonly onSend: (text: string) => void;
  /** A reply is awaited: nothing can be written or sent, only stopped. @default false */
  readonly pending?: boolean | undefined;
  /** Shows a button that ends the waiting. */
  readonly onStop?: (() => void) | undefined;
}

/** A key that belongs to an input method: Enter chooses a candidate there. `229` is what Safari reports after it. */
const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/**
 * Input for messages to the assistant. Enter sends, Shift and Enter begin a new line, and Enter that
 * chooses a candidate of an input method does neither. While a reply is awaited it is disabled, can be
 * stopped, and gives the focus back afterwards. `ref` and other attributes reach the input, `className` the
 * frame around it.
 *
 * **Not this?** A field of a form is a `TextArea`.
 *
 * **States:** `disabled` on the input while a reply is awaited.
 */
export function ChatComposer({
  value: given,
  defaultValue = '',
  onChange,
  onValueChange,
  onSend,
  pending = false,
  onStop,
  placeholder,
  className,
  ref,
  onKeyDown,
  ...rest
}: ChatComposerProps) {
  const labels = useLabels('chat', english.chat);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRef(input, ref);
  useFocusReturn(pending, form, input);

  const [value, setValue] = useControllableState({
    prop: given,
    defaultProp: defaultValue,
    onChange: onValueChange,
  });
  const text = value.trim();
  const send = () => {
    if (!text || pending) return;
    onSend(text);
    if (given === undefined) setValue('');
  };
  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className={clsx(styles.composer, className)}
    >
      <textarea
        aria-label={labels.message}
        rows={1}
        enterKeyHint="send"
        autoComplete="off"
        // An empty field has the direction of the page, for its placeholder.
        dir={value ? 'auto' : undefined}
        {...rest}
        ref={mergedRef}
        placeholder={placeholder ?? labels.placeholder}
        value={value}
        disabled={pending}
        onChange={(event) => {
          onChange?.(event);
          setValue(event.target.value);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Enter' || event.shiftKey || event.defaultPrevented || isComposing(event)) return;
          event.preventDefault();
          // A key that is held down would send the next message as well.
          if (!event.repeat) send();
        }}
        className={styles.input}
      />
      {pending && onStop && (
        <IconButton
          icon="stop"
          label={labels.stop}
          variant="outline"
          size="small"
          onClick={onStop}
          className={styles.button}
        />
      )}
      <IconButton
        type="submit"
        icon="arrowUp"
        label={labels.send}
        variant="filled"
        size="small"
        disabled={pending || !text}
        className={styles.button}
      />
    </form>
  );
}
