'use client';

import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, type Ref, useId, useRef } from 'react';

import { checkLabel } from '../../checks.ts';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import { Button } from '../Button/Button.tsx';
import { control } from '../Field/Field.css.ts';
import type { AnswerProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SearchBox.css.ts';
import { useSettled } from './useSettled.ts';

export interface SearchBoxProps
  extends AnswerProps<string>,
    Omit<ComponentProps<'form'>, keyof AnswerProps<string> | 'name' | 'onSubmit'> {
  /** Accessible name of the field: "Search this site". */
  readonly label: string;
  /** Key of the query in the data of the form. */
  readonly name?: string | undefined;
  /** Called when the visitor asks for results; leave it out when they appear while typing. */
  readonly onSearch?: ((value: string) => void) | undefined;
  /** Ref of the field, e.g. to focus it; `ref` is the form's. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** Number of results in words, announced once it stays the same for a moment: "4 results". */
  readonly status?: string | undefined;
  /** The results. */
  readonly children?: ReactNode;
}

/**
 * A search field with its results below it, on the not-found page for example. Say the number of results in
 * `status`.
 *
 * **Not this?** A text that is part of a form is a `TextField`.
 */
export function SearchBox({
  label,
  name,
  value,
  defaultValue,
  onValueChange,
  onSearch,
  inputRef,
  status = '',
  className,
  children,
  ...rest
}: SearchBoxProps) {
  checkLabel(SearchBox, label);
  const { submit } = useLabels('search', english.search);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the landmark is the form itself, so that Enter searches.
    <form
      role="search"
      {...rest}
      className={clsx(styles.search, className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch?.(input.current?.value ?? '');
      }}
    >
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <div className={styles.row}>
          <input
            ref={useMergedRef(input, inputRef)}
            id={id}
            type="search"
            name={name}
            value={value}
            defaultValue={defaultValue}
            onChange={(event) => onValueChange?.(event.target.value)}
            autoComplete="off"
            enterKeyHint="search"
            className={clsx(control, styles.input)}
          />
          {onSearch && (
            <Button type="submit" variant="outline" icon={<Icon name="search" />}>
              {submit}
            </Button>
          )}
        </div>
      </div>
      <p aria-hidden="true" className={styles.status}>
        {status}
      </p>
      <VisuallyHidden role="status">{useSettled(status)}</VisuallyHidden>
      {children}
    </form>
  );
}
