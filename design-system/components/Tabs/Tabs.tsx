'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';

import { checkLabel, checkUnique } from '../../checks.ts';
import * as styles from './Tabs.css.ts';

/** One tab with its panel. */
export interface TabItem {
  /** Unique within the tabs. */
  readonly id: string;
  /** One or two words. */
  readonly label: string;
  /** Content of the panel. It is rendered only while the tab is chosen. */
  readonly content: ReactNode;
  /** Whether the tab cannot be chosen now. @default false */
  readonly disabled?: boolean | undefined;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Accessible name of the list of tabs. */
  readonly label: string;
  /** Tabs, in display order. */
  readonly items: readonly TabItem[];
  /** `id` of the chosen tab; change it in `onValueChange`. */
  readonly value?: string | undefined;
  /** `id` of the tab that is chosen at first. The component then keeps the choice by itself. @default the first tab */
  readonly defaultValue?: string | undefined;
  /** Called with the `id` of the chosen tab. */
  readonly onValueChange?: ((id: string) => void) | undefined;
}

/**
 * Returns the tab that an arrow key, Home or End leads to, or `undefined` for any other key. The first tab follows the
 * last.
 */
function tabFor({ key, currentTarget, target }: KeyboardEvent): HTMLElement | undefined {
  const tabs = [...currentTarget.querySelectorAll<Element>('[role="tab"]:not(:disabled)')];
  const current = target instanceof Element ? tabs.indexOf(target) : -1;
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  const next = tabs[(current + 1) % tabs.length];
  const previous = tabs.at(current - 1);
  const targets: Readonly<Record<string, Element | undefined>> = {
    ArrowRight: isRtl ? previous : next,
    ArrowLeft: isRtl ? next : previous,
    Home: tabs[0],
    End: tabs.at(-1),
  };
  const tab = targets[key];
  return tab instanceof HTMLElement ? tab : undefined;
}

/** Moves the focus to the tab that a key leads to, and chooses it. */
function chooseByKey(event: KeyboardEvent) {
  const tab = tabFor(event);
  if (!tab) return;
  event.preventDefault();
  tab.focus();
  tab.click();
}

/**
 * Parts of one subject, of which one is visible at a time. Use them if no reader needs two parts side by side.
 *
 * **Not this?** Use links for pages, `ProgressSteps` for steps in an order, and `FilterChips` to filter a list. Show
 * parts that are compared or printed below each other.
 *
 * **States that you can style:** `aria-selected` on the chosen tab, `disabled` on a disabled tab.
 */
export function Tabs({ label, items, value, defaultValue, onValueChange, className, ...rest }: TabsProps) {
  checkLabel(Tabs, label);
  checkUnique(
    Tabs,
    'id',
    items.map(({ id }) => id),
  );
  const ids = useId();
  const [chosen, choose] = useControllableState({
    prop: value,
    defaultProp: defaultValue ?? items[0]?.id ?? '',
    onChange: onValueChange,
  });
  return (
    <div {...rest} className={clsx(styles.tabs, className)}>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={chooseByKey}>
        {items.map(({ id, label: text, disabled = false }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${ids}-tab-${index}`}
            aria-controls={`${ids}-panel-${index}`}
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            disabled={disabled}
            onClick={() => choose(id)}
            className={styles.tab}
          >
            {text}
          </button>
        ))}
      </div>
      {items.map(({ id, content }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`${ids}-panel-${index}`}
          aria-labelledby={`${ids}-tab-${index}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that contains only text must be reachable by keyboard too.
          tabIndex={0}
          hidden={id !== chosen}
          className={styles.panel}
        >
          {id === chosen && content}
        </div>
      ))}
    </div>
  );
}
