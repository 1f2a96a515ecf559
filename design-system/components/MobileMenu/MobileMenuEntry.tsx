'use client';

import { clsx } from 'clsx';
import { useId, useState } from 'react';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { useHydrated } from '../../useHydrated.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SmartAnchor } from '../Link/SmartAnchor.tsx';
import {
  ariaCurrentOf,
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

const labelSizes = [undefined, styles.nested, styles.nestedTwice];

/** One entry of the menu with its nested entries. */
export function MobileMenuEntry({ item, depth, ...shared }: MobileMenuEntryProps) {
  const { name, path, items: nestedItems = [] } = item;
  const [isUnfolded, setUnfolded] = useState(false);
  const hydrated = useHydrated();
  const { more } = useLabels('navigation', english.navigation);
  const nestedListId = useId();
  const labelClass = clsx(styles.label, labelSizes[depth]);
  const buttonProps = {
    type: 'button',
    'aria-expanded': isUnfolded,
    'aria-controls': nestedListId,
    onClick: () => setUnfolded(!isUnfolded),
  } as const;

  return (
    <li className={clsx(depth === 0 && styles.entry)}>
      <div className={styles.row}>
        {path === undefined && hydrated && (
          <button {...buttonProps} className={clsx(labelClass, styles.pressable)}>
            {name}
            <Icon name="chevronDown" className={styles.chevron} />
          </button>
        )}
        {path === undefined && !hydrated && <span className={labelClass}>{name}</span>}
        {path !== undefined && (
          <SmartAnchor
            href={path}
            aria-current={ariaCurrentOf(path, shared.currentPath)}
            className={labelClass}
            onClick={() => shared.onFollow?.()}
          >
            {name}
          </SmartAnchor>
        )}
        {path !== undefined && nestedItems.length > 0 && hydrated && (
          <button {...buttonProps} aria-label={more(name)} className={styles.opener}>
            <Icon name="chevronDown" className={styles.chevron} />
          </button>
        )}
      </div>
      {nestedItems.length > 0 && (
        <ul id={nestedListId} hidden={hydrated && !isUnfolded} className={styles.nestedList}>
          {nestedItems.map((entry) => (
            <MobileMenuEntry key={entry.name} item={entry} depth={depth + 1} {...shared} />
          ))}
        </ul>
      )}
    </li>
  );
}
