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
  /** Entries, in display order. An entry without a `path` opens a dropdown with its `items`. */
  readonly items: readonly NavigationItem[];
  /** Path of the current page. Its link is marked. */
  readonly currentPath: string;
  /**
   * Direction of the text. Set it for right-to-left text, because Radix does not read it from the page. @default 'ltr'
   */
  readonly dir?: 'ltr' | 'rtl' | undefined;
}

/**
 * The main navigation of a site in a row, with dropdowns and submenus.
 *
 * **Not this?** Use `MobileMenu` for the navigation in a column on small screens.
 *
 * Only the landmark, the entries and the links come from Radix, for these reasons. Radix's `List` writes a `style`
 * attribute, which the security policy of prerendered pages forbids. Radix's `Trigger` adds a focusable element that is
 * hidden from screen readers. Radix's `Content` needs that element, is not in the page while closed, and closes after a
 * fixed delay of 150 ms. The dropdown is therefore a plain disclosure that is always in the page (W3C APG, "disclosure
 * navigation menu with top-level links").
 *
 * **States that you can style:** `aria-current` on the link to the current page, `data-current` on the button whose
 * dropdown contains that link, `aria-expanded` on each button that opens a dropdown.
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
