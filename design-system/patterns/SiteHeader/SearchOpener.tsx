'use client';

import { clsx } from 'clsx';

import { opener, openerWords } from '../../components/DisplaySettings/DisplaySettings.css.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SmartAnchor } from '../../components/Link/SmartAnchor.tsx';
import { useHydrated } from '../../useHydrated.ts';
import * as styles from './SiteHeader.css.ts';

/** Search of the whole site from its header. */
export interface HeaderSearch {
  readonly label: string;
  /** Address used before scripts have loaded: a list of every page. */
  readonly href: string;
  /** The key that opens it too, for example "/". Only announced here; the caller handles the key. @default none */
  readonly shortcut?: string | undefined;
  readonly onOpen: () => void;
}

/** The magnifying glass in the header. On wide screens its word is for screen readers only; in the phone's menu it is shown. */
export function SearchOpener({ label, href, shortcut, onOpen }: HeaderSearch) {
  const hydrated = useHydrated();
  const shared = {
    className: clsx(opener, styles.search),
    children: (
      <>
        <Icon name="search" />
        <span className={openerWords({ compact: true })}>{label}</span>
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
