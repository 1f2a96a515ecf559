'use client';

import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, type Ref, useId, useRef } from 'react';

import { checkLabel } from '../../checks.ts';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import { Button } from '../Button/Button.tsx';
import { control } from '../Field/Field.css.ts';
import type { ValueProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SearchBox.css.ts';
import { useDebounced } from './useDebounced.ts';

export interface SearchBoxProps
  extends ValueProps<string>,
    Omit<ComponentProps<'form'>, keyof ValueProps<string> | 'name' | 'onSubmit'> {
  /** Label of the field, such as "Search this site". */
  readonly label: string;
  /** Key of the query in the form's data. */
  readonly name?: string | undefined;
  /**
   * Called when the visitor presses Enter or the button. Leave it out if results appear while typing; there is then no
   * button.
   */
  readonly onSearch?: ((value: string) => void) | undefined;
  /** Ref of the input, to focus it for example. `ref` is the ref of the form. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** Number of results in words, such as "4 results". It is announced once it has stayed the same for 700 ms. */
  readonly status?: string | undefined;
  /** Results, below the field. */
  readonly children?: ReactNode;
}

/**
 * A search field with its results below. Give the number of results in `status`.
 *
 * **Not this?** Use `TextField` for a text that is part of a form.
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
      <VisuallyHidden role="status">{useDebounced(status)}</VisuallyHidden>
      {children}
    </form>
  );
}
