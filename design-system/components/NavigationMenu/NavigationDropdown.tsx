'use client';

import { Item } from '@radix-ui/react-navigation-menu';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';

import { Icon } from '../Icon/Icon.tsx';
import { focusableIn, moveByArrows } from './arrowKeys.ts';
import { DropdownEntry } from './DropdownEntry.tsx';
import { holdsCurrent, type NavigationDropdownItem } from './NavigationItem.ts';
import * as styles from './NavigationMenu.css.ts';
import { useDismiss } from './useDismiss.ts';
import { useHoverMenu } from './useHoverMenu.ts';

interface NavigationDropdownProps {
  readonly name: string;
  readonly items: readonly NavigationDropdownItem[];
  readonly currentPath: string;
}

/** An entry that is not a link: a button, and the dropdown that it opens. */
export function NavigationDropdown({ name, items, currentPath }: NavigationDropdownProps) {
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { open, close, show, press, hover } = useHoverMenu(root);

  const closeAndReturnFocus = () => {
    const { activeElement, body } = document;
    close();
    // If the visitor types elsewhere while only the pointer is over the dropdown, the focus does not move.
    if (activeElement === body || root.current?.contains(activeElement)) button.current?.focus();
  };
  useDismiss(root, { open, onDismiss: (reason) => (reason === 'escape' ? closeAndReturnFocus() : close()) });

  return (
    <Item ref={root} className={styles.entry} {...hover}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        data-current={holdsCurrent(items, currentPath) ? '' : undefined}
        data-top-level=""
        className={styles.topLevel}
        onClick={press}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          event.stopPropagation();
          flushSync(show);
          const panel = root.current?.querySelector('ul');
          if (panel) focusableIn(panel)[0]?.focus();
        }}
      >
        <span className={styles.topLevelName}>{name}</span>
        <Icon name="chevronDown" size="small" className={styles.chevron} />
      </button>
      <ul
        id={panelId}
        hidden={!open}
        className={styles.panel}
        onKeyDown={(event) => {
          if (moveByArrows(event, focusableIn(event.currentTarget))) event.stopPropagation();
        }}
      >
        {items.map((entry) => (
          <DropdownEntry
            key={entry.name}
            isDropdownOpen={open}
            item={entry}
            currentPath={currentPath}
            onFollow={closeAndReturnFocus}
          />
        ))}
      </ul>
    </Item>
  );
}
