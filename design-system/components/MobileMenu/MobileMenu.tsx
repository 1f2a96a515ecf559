'use client';

import type { ComponentProps, ReactNode } from 'react';

import { checkUnique } from '../../checks.ts';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import type { NavigationItem } from '../NavigationMenu/NavigationItem.ts';
import * as styles from './MobileMenu.css.ts';
import { MobileMenuEntry } from './MobileMenuEntry.tsx';

export interface MobileMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The entries, in their order. */
  readonly items: readonly NavigationItem[];
  /** The path of the page that is shown, to mark it. */
  readonly currentPath: string;
  /** Called when a link is followed, to close the menu. */
  readonly onFollow?: (() => void) | undefined;
  /** Content below the entries: the main action, settings. */
  readonly children?: ReactNode;
}

/**
 * The main navigation in a column; the `SiteHeader` shows it on small screens. Each entry with a dropdown unfolds by
 * its own button; without scripts everything is unfolded.
 *
 * **Not this?** The navigation in a row is the `NavigationMenu`; links at the end of a page are in the `Footer`.
 *
 * **States:** `aria-current` on the link to the page that is shown, `aria-expanded` on each button that unfolds
 * entries.
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
