'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { checkLabel, checkUnique } from '../../checks.ts';
import type { ValueProps } from '../Field/Field.tsx';
import { SmartAnchor } from '../Link/SmartAnchor.tsx';
import * as styles from './FilterChips.css.ts';

/** One filter. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Number of entries that remain with this filter. */
  readonly count?: number | undefined;
  /** Address of the filtered list. With it the chip is a link. */
  readonly href?: string | undefined;
}

export interface FilterChipsProps
  extends ValueProps<string>,
    Omit<ComponentProps<'div'>, keyof ValueProps<string> | 'children'> {
  /** Accessible name of the group, such as "Category". */
  readonly label: string;
  /** Filters. Include one that shows all entries. */
  readonly options: readonly FilterOption[];
}

const Label = ({ label, count }: FilterOption) => (
  <>
    <span>{label}</span>
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </>
);

/**
 * Filters a list on the page: one filter is chosen at a time. Show the number of results beside it, in an element with
 * `role="status"`.
 *
 * **Not this?** Use `SelectField` or `CheckboxGroup` in a form, and `Badge` for a word that cannot be pressed.
 *
 * **States that you can style:** `aria-pressed` on the chosen button, `aria-current` on the chosen link.
 */
export function FilterChips({
  label,
  options,
  value,
  defaultValue = '',
  onValueChange,
  className,
  ...rest
}: FilterChipsProps) {
  checkLabel(FilterChips, label);
  checkUnique(
    FilterChips,
    'value',
    options.map((option) => option.value),
  );
  const [chosen, choose] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange: onValueChange,
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is not a form.
    <div role="group" aria-label={label} {...rest} className={clsx(styles.group, className)}>
      {options.map((option) =>
        option.href === undefined ? (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === chosen}
            onClick={() => choose(option.value)}
            className={styles.chip}
          >
            <Label {...option} />
          </button>
        ) : (
          <SmartAnchor
            key={option.value}
            href={option.href}
            aria-current={option.value === chosen ? 'page' : undefined}
            className={styles.chip}
          >
            <Label {...option} />
          </SmartAnchor>
        ),
      )}
    </div>
  );
}
