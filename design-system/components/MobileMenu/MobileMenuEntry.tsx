'use client';

import { clsx } from 'clsx';
import { useId, useState } from 'react';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { useHydrated } from '../../useHydrated.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SmartAnchor } from '../Link/SmartAnchor.tsx';
import {
  currentOf,
  type NavigationDropdownItem,
  type NavigationItem,
} from '../NavigationMenu/NavigationItem.ts';
import * as styles from './MobileMenu.css.ts';

interface MobileMenuEntryProps {
  readonly item: NavigationItem | NavigationDropdownItem;
  /** Level of nesting, from 0 for the entries of the menu itself. */
  readonly depth: number;
  readonly currentPath: string;
  readonly onFollow: (() => void) | undefined;
}

const sizes = [undefined, styles.inner, styles.innermost];

/** One entry of the menu with its nested entries. */
export function MobileMenuEntry({ item, depth, ...shared }: MobileMenuEntryProps) {
  const { name, path, items: below = [] } = item;
  const [unfolded, setUnfolded] = useState(false);
  const hydrated = useHydrated();
  const { more } = useLabels('navigation', english.navigation);
  const foldId = useId();
  const line = clsx(styles.line, sizes[depth]);
  const control = {
    type: 'button',
    'aria-expanded': unfolded,
    'aria-controls': foldId,
    onClick: () => setUnfolded(!unfolded),
  } as const;

  return (
    <li className={clsx(depth === 0 && styles.entry)}>
      <div className={styles.row}>
        {path === undefined && hydrated && (
          <button {...control} className={clsx(line, styles.pressable)}>
            {name}
            <Icon name="chevronDown" className={styles.chevron} />
          </button>
        )}
        {path === undefined && !hydrated && <span className={line}>{name}</span>}
        {path !== undefined && (
          <SmartAnchor
            href={path}
            aria-current={currentOf(path, shared.currentPath)}
            className={line}
            onClick={() => shared.onFollow?.()}
          >
            {name}
          </SmartAnchor>
        )}
        {path !== undefined && below.length > 0 && hydrated && (
          <button {...control} aria-label={more(name)} className={styles.unfold}>
            <Icon name="chevronDown" className={styles.chevron} />
          </button>
        )}
      </div>
      {below.length > 0 && (
        <ul id={foldId} hidden={hydrated && !unfolded} className={styles.fold}>
          {below.map((entry) => (
            <MobileMenuEntry key={entry.name} item={entry} depth={depth + 1} {...shared} />
          ))}
        </ul>
      )}
    </li>
  );
}
