'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import type { ValueProps } from '../../components/Field/Field.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import * as styles from './ChatComposer.css.ts';
import { useFocusReturn } from './useFocusReturn.ts';

export interface ChatComposerProps
  extends ValueProps<string>,
    Omit<ComponentProps<'textarea'>, keyof ValueProps<string> | 'children'> {
  /** Called with the trimmed text, which is never empty. If `value` is controlled, empty it here. */
  readonly onSend: (text: string) => void;
  /**
   * Whether the assistant is answering. The input is then disabled, and the visitor can only stop the answer. @default
   * false
   */
  readonly pending?: boolean | undefined;
  /** Called when the visitor stops the answer. Without it there is no stop button. */
  readonly onStop?: (() => void) | undefined;
}

/**
 * Whether an input method, such as one for Japanese, is composing. Enter then confirms the composed text. Safari
 * reports this only by the key code 229.
 */
const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

interface ComposerButtonsProps extends Pick<ChatComposerProps, 'pending' | 'onStop'> {
  readonly canSend: boolean;
}

/** The button that stops the answer, while there is one, and the button that sends. */
function ComposerButtons({ pending, canSend, onStop }: ComposerButtonsProps) {
  const labels = useLabels('chat', english.chat);
  return (
    <>
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
        disabled={pending || !canSend}
        className={styles.button}
      />
    </>
  );
}

/**
 * Input for messages to the assistant. Enter sends; Shift and Enter begin a new line. Enter does not send while an
 * input method, such as for Japanese, is composing. While the assistant answers, the input is disabled. Afterwards it
 * gets the focus back, unless the visitor has moved the focus. `ref` and other attributes are set on the input,
 * `className` on the form around it.
 *
 * **Not this?** Use `TextArea` for a field of a form.
 *
 * **States that you can style:** `disabled` on the input while the assistant answers.
 */
export function ChatComposer({
  value: controlledValue,
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
  useFocusReturn({ pending, form, input });

  const [value, setValue] = useControllableState({
    prop: controlledValue,
    defaultProp: defaultValue,
    onChange: onValueChange,
  });
  const text = value.trim();
  const send = () => {
    if (!text || pending) return;
    onSend(text);
    if (controlledValue === undefined) setValue('');
  };
  const sendByEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Enter' || event.shiftKey || event.defaultPrevented || isComposing(event)) return;
    event.preventDefault();
    // A key that is held down repeats its event, which could send the next message too.
    if (!event.repeat) send();
  };
  return (
    <form
      ref={form}
      // Lets `useFocusReturn` move the focus to the form while the input is disabled.
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
        // An empty input has the direction of the page, because its placeholder is in the language of the page.
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
        onKeyDown={sendByEnter}
        className={styles.input}
      />
      <ComposerButtons pending={pending} canSend={text !== ''} onStop={onStop} />
    </form>
  );
}
