'use client';

import { clsx } from 'clsx';

import { opener, openerLabel } from '../../components/DisplaySettings/DisplaySettings.css.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SmartAnchor } from '../../components/Link/SmartAnchor.tsx';
import { useHydrated } from '../../useHydrated.ts';
import * as styles from './SiteHeader.css.ts';

/** Search of the whole site, opened from the header. */
export interface HeaderSearch {
  readonly label: string;
  /** Address of a page with a list of all pages. The link is used until scripts run. */
  readonly href: string;
  /**
   * Key that opens the search too, such as "/". The button only announces it; the caller handles the key. @default none
   */
  readonly shortcut?: string | undefined;
  readonly onOpen: () => void;
}

/**
 * Button with a magnifying glass that opens the search. Its label is visible only in the menu of small screens. Until
 * scripts run it is a link.
 */
export function SearchOpener({ label, href, shortcut, onOpen }: HeaderSearch) {
  const hydrated = useHydrated();
  const shared = {
    className: clsx(opener, styles.search),
    children: (
      <>
        <Icon name="search" />
        <span className={openerLabel({ compact: true })}>{label}</span>
      </>
    ),
  };
  if (!hydrated) return <SmartAnchor href={href} {...shared} />;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcut}
      title={shortcut ? `${label} (${shortcut})` : label}
      onClick={onOpen}
      {...shared}
    />
  );
}
