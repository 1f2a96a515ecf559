import type { ComponentProps, ReactNode } from 'react';

import type { NavigationItem } from '../NavigationMenu/NavigationItem.ts';
import * as styles from './MobileMenu.css.ts';
import { MobileMenuEntry } from './MobileMenuEntry.tsx';

export interface MobileMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  readonly items: readonly NavigationItem[];
  /** The path of the page that is shown, to mark it. */
  readonly currentPath: string;
  /** Called when a link is followed, to close the menu. */
  readonly onFollow?: (() => void) | undefined;
  /** The name of the button that unfolds an entry with a page of its own. @default `More in ${name}` */
  readonly submenuLabel?: ((name: string) => string) | undefined;
  /** What stands below the entries: the one action, settings. */
  readonly children?: ReactNode;
}

/**
 * The site's main navigation in a column, for small screens; each entry with a dropdown unfolds by its own button.
 * Before scripts everything is unfolded. In a row on wide screens: `NavigationMenu`.
 */
export function MobileMenu({
  items,
  currentPath,
  onFollow,
  submenuLabel = (name) => `More in ${name}`,
  className,
  children,
  ...rest
}: MobileMenuProps) {
  return (
    <nav aria-label="Main menu" {...rest} className={className}>
      <ul className={styles.list}>
        {items.map((item) => (
          <MobileMenuEntry
            key={item.name}
            item={item}
            depth={0}
            {...{ currentPath, onFollow, submenuLabel }}
          />
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
