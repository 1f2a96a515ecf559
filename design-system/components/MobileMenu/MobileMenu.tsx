'use client';

import type { ComponentProps, ReactNode } from 'react';

import { checkUnique } from '../../checks.ts';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import type { NavigationItem } from '../NavigationMenu/NavigationItem.ts';
import * as styles from './MobileMenu.css.ts';
import { MobileMenuEntry } from './MobileMenuEntry.tsx';

export interface MobileMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Entries, in display order. */
  readonly items: readonly NavigationItem[];
  /** Path of the current page. Its link is marked. */
  readonly currentPath: string;
  /** Called when a link is followed. Close the menu in it. */
  readonly onFollow?: (() => void) | undefined;
  /** Content below the entries, such as the main action or settings. */
  readonly children?: ReactNode;
}

/**
 * The main navigation in a column. The `SiteHeader` shows it on small screens. Each entry with a dropdown has a button
 * that opens the dropdown. Without scripts all dropdowns are open.
 *
 * **Not this?** Use `NavigationMenu` for the navigation in a row, and `Footer` for links at the end of a page.
 *
 * **States that you can style:** `aria-current` on the link to the current page, `aria-expanded` on each button that
 * opens a dropdown.
 */
export function MobileMenu({ items, currentPath, onFollow, className, children, ...rest }: MobileMenuProps) {
  checkUnique(
    MobileMenu,
    'name',
    items.map(({ name }) => name),
  );
  return (
    <nav aria-label={useLabels('navigation', english.navigation).mobile} {...rest} className={className}>
      <ul className={styles.list}>
        {items.map((item) => (
          <MobileMenuEntry key={item.name} item={item} depth={0} {...{ currentPath, onFollow }} />
        ))}
      </ul>
      {children && (
        <div className={styles.extras} data-column="">
          {children}
        </div>
      )}
    </nav>
  );
}
