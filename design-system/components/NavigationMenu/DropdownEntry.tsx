'use client';

import { Item } from '@radix-ui/react-navigation-menu';
import { useId, useRef } from 'react';

import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { NavigationDropdownItem } from './NavigationItem.ts';
import { NavigationLink } from './NavigationLink.tsx';
import * as styles from './NavigationMenu.css.ts';
import { useHoverMenu } from './useHoverMenu.ts';

interface DropdownEntryProps {
  readonly item: NavigationDropdownItem;
  readonly currentPath: string;
  readonly onFollow: () => void;
  /** Whether the dropdown that contains this entry is open. */
  readonly isDropdownOpen: boolean;
}

/** A link inside a dropdown. An entry with a submenu has a button beside the link that opens the submenu. */
export function DropdownEntry({ item, currentPath, onFollow, isDropdownOpen }: DropdownEntryProps) {
  const { name, path, description, icon, items } = item;
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { more } = useLabels('navigation', english.navigation);
  const submenuId = useId();
  const { open, close, press, hover } = useHoverMenu(root);
  const linkProps = { currentPath, onFollow };
  // A dropdown that closes also closes its submenus, so that they are closed when it opens again.
  if (open && !isDropdownOpen) close();

  return (
    <Item
      ref={root}
      className={styles.dropdownEntry}
      onPointerEnter={items ? hover.onPointerEnter : undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
        button.current?.focus();
      }}
    >
      <div className={styles.dropdownRow}>
        <NavigationLink href={path} className={styles.dropdownLink} {...linkProps}>
          {icon && <Icon name={icon} className={styles.dropdownIcon} />}
          <span className={styles.dropdownName}>
            {name}
            {description && <VisuallyHidden>: </VisuallyHidden>}
          </span>
          {description && <span className={styles.description}>{description}</span>}
        </NavigationLink>
        {items && (
          <button
            ref={button}
            type="button"
            aria-label={more(name)}
            aria-expanded={open}
            aria-controls={submenuId}
            className={styles.submenuButton}
            onClick={press}
          >
            <Icon name="chevronDown" className={styles.chevron} />
          </button>
        )}
      </div>
      {items && (
        <ul id={submenuId} hidden={!open} className={styles.submenu}>
          {items.map((entry) => (
            <Item key={entry.name} className={styles.submenuEntry}>
              <NavigationLink href={entry.path} className={styles.submenuLink} {...linkProps}>
                {entry.name}
              </NavigationLink>
            </Item>
          ))}
        </ul>
      )}
    </Item>
  );
}
