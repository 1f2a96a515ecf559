import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { useLabels } from '../../labels/LabelsProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { control } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SearchBox.css.ts';

export interface SearchBoxProps extends Omit<ComponentProps<'form'>, 'onChange' | 'onSubmit'> {
  /** What is searched: "Search this site". Names the field and the landmark. */
  readonly label: string;
  /** What is searched for. */
  readonly value: string;
  /** Called with the new text at every keystroke. */
  readonly onChange: (value: string) => void;
  /** Called when the visitor asks for results; leave it out when they appear while typing. */
  readonly onSearch?: ((value: string) => void) | undefined;
  /** How many results there are, announced when it changes: "4 results". */
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
  value,
  onChange,
  onSearch,
  status = '',
  className,
  children,
  ...rest
}: SearchBoxProps) {
  const { submit } = useLabels().search;
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the landmark is the form itself, so that Enter searches.
    <form
      role="search"
      aria-label={label}
      {...rest}
      className={clsx(styles.search, className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch?.(value);
      }}
    >
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <div className={styles.row}>
          <input
            id={id}
            type="search"
            value={value}
            onChange={(event) => onChange(event.target.value)}
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
      <p role="status" className={styles.status}>
        {status}
      </p>
      {children}
    </form>
  );
}
