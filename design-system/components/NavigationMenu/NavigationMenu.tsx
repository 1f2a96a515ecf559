'use client';

import { Item, Root } from '@radix-ui/react-navigation-menu';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { checkUnique } from '../../checks.ts';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { focusableIn, moveByArrows } from './arrowKeys.ts';
import { NavigationDropdown } from './NavigationDropdown.tsx';
import type { NavigationItem } from './NavigationItem.ts';
import { NavigationLink } from './NavigationLink.tsx';
import * as styles from './NavigationMenu.css.ts';

export interface NavigationMenuProps
  extends Omit<ComponentProps<'nav'>, 'children' | 'defaultValue' | 'dir'> {
  /** The entries, in their order; one without a `path` opens a dropdown of its own `items`. */
  readonly items: readonly NavigationItem[];
  /** The path of the page that is shown, to mark it. */
  readonly currentPath: string;
  /** The direction of reading, which Radix does not take from the page. @default 'ltr' */
  readonly dir?: 'ltr' | 'rtl' | undefined;
}

/**
 * The site's main navigation in a row, with dropdowns and a submenu. In a column on small screens: `MobileMenu`.
 *
 * Only the landmark, the entries and the links are Radix's. Its `List` writes a `style` attribute, which the security
 * policy of prerendered pages refuses. Its `Trigger` adds a focusable element that is hidden from screen readers. Its
 * `Content` needs that element, is missing from the page while closed, and has a fixed closing delay of 150 ms.
 * Therefore the dropdown is a plain disclosure (W3C APG, "disclosure navigation menu with top-level links"), always in
 * the page.
 *
 * **States:** `aria-current` on the link to the page that is shown, `data-current` on the button whose entries lead
 * there, `aria-expanded` on each such button.
 */
export function NavigationMenu({ items, currentPath, className, ...rest }: NavigationMenuProps) {
  checkUnique(
    NavigationMenu,
    'name',
    items.map(({ name }) => name),
  );
  return (
    <Root
      aria-label={useLabels('navigation', english.navigation).main}
      {...rest}
      className={clsx(styles.navigation, className)}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        moveByArrows(event, focusableIn(event.currentTarget, '[data-top-level]'));
      }}
    >
      <ul className={styles.list}>
        {items.map((item) =>
          item.items ? (
            <NavigationDropdown key={item.name} {...item} currentPath={currentPath} />
          ) : (
            <Item key={item.name} className={styles.entry}>
              <NavigationLink
                href={item.path}
                currentPath={currentPath}
                className={styles.topLevel}
                data-top-level=""
              >
                <span className={styles.topLevelName}>{item.name}</span>
              </NavigationLink>
            </Item>
          ),
        )}
      </ul>
    </Root>
  );
}
