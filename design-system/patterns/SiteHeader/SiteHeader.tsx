'use client';

import { clsx } from 'clsx';
import { type ComponentProps, memo, type ReactNode, useId, useRef } from 'react';
import { checkLabel } from '../../checks.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Container } from '../../components/Container/Container.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SmartAnchor } from '../../components/Link/SmartAnchor.tsx';
import { MobileMenu } from '../../components/MobileMenu/MobileMenu.tsx';
import type { NavigationItem } from '../../components/NavigationMenu/NavigationItem.ts';
import { NavigationMenu } from '../../components/NavigationMenu/NavigationMenu.tsx';
import { useDismiss } from '../../components/NavigationMenu/useDismiss.ts';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { useHydrated } from '../../useHydrated.ts';
import { useMergedRef } from '../../useMergedRef.ts';
import { type HeaderSearch, SearchOpener } from './SearchOpener.tsx';
import * as styles from './SiteHeader.css.ts';
import { useScrolled } from './useScrolled.ts';
import { useSmallMenu } from './useSmallMenu.ts';

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Short name of the company. It is a link to the start page. */
  readonly brand: string;
  /** Small drawing before the name. */
  readonly mark?: ReactNode;
  /** Entries of the navigation, in display order. */
  readonly items: readonly NavigationItem[];
  /** Path of the current page. Its link is marked. */
  readonly currentPath: string;
  /** Main action of the site, shown on each page. */
  readonly action?: { readonly label: string; readonly href: string } | undefined;
  /** Search of the whole site. On small screens it is in the menu. */
  readonly search?: HeaderSearch | undefined;
  /** Telephone number. It is shown only in the menu of small screens. */
  readonly phone?: { readonly label: string; readonly href: string } | undefined;
  /** Small control beside the action. On small screens it is in the menu. */
  readonly utility?: ReactNode;
  /** Direction of the text. The navigation does not read it from the page, so it must be given. @default 'ltr' */
  readonly dir?: 'ltr' | 'rtl' | undefined;
}

/** Distance from the top of the page from which the bar is opaque, in pixels. */
const threshold = 10;

/** Memoised, because the header renders again when the page scrolls and when the small menu opens. */
const WideMenu = memo(NavigationMenu);

/**
 * The bar at the top of each page. It is transparent at the top of the page, and opaque with a shadow after scrolling.
 * It covers the top of the page, so the content below it needs `padding-top: var(--ds-width-headerHeight)`.
 */
export function SiteHeader({
  brand,
  mark,
  items,
  currentPath,
  action,
  search,
  phone,
  utility,
  dir,
  className,
  ref,
  ...rest
}: SiteHeaderProps) {
  checkLabel(SiteHeader, brand, 'brand');
  const labels = useLabels('navigation', english.navigation);
  const root = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(root, ref);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const scrolled = useScrolled(threshold);
  const hydrated = useHydrated();
  const { open, setOpen, fallback } = useSmallMenu(currentPath);
  const close = () => setOpen(false);
  const closeAndReturn = () => {
    close();
    toggle.current?.focus();
  };
  useDismiss(root, { open, onDismiss: (reason) => (reason === 'escape' ? closeAndReturn() : close()) });

  /** Closes the menu first, so that the focus returns to a visible button. */
  const openSearch = () => {
    closeAndReturn();
    search?.onOpen();
  };

  const menu = (
    <MobileMenu items={items} currentPath={currentPath} onFollow={closeAndReturn}>
      {action && (
        <Button href={action.href} onClick={closeAndReturn}>
          {action.label}
        </Button>
      )}
      {phone && (
        <Button href={phone.href} variant="outline">
          {phone.label}
        </Button>
      )}
      {search && <SearchOpener {...search} onOpen={openSearch} />}
      {hydrated && utility}
    </MobileMenu>
  );
  return (
    <header
      {...rest}
      dir={dir}
      ref={mergedRef}
      className={clsx(styles.header({ opaque: scrolled || open }), className)}
    >
      <Container className={styles.bar}>
        <SmartAnchor href="/" className={styles.brand}>
          {mark}
          {brand}
        </SmartAnchor>
        <WideMenu items={items} currentPath={currentPath} dir={dir} className={styles.onlyWide} />
        <div className={styles.actions}>
          {search && <SearchOpener {...search} />}
          {utility}
          {action && (
            <Button href={action.href} size="small">
              {action.label}
            </Button>
          )}
        </div>
        {hydrated ? (
          <button
            ref={toggle}
            type="button"
            aria-expanded={open}
            aria-controls={panelId}
            className={styles.toggle}
            onClick={() => setOpen(!open)}
          >
            {labels.menu}
            <Icon name={open ? 'close' : 'menu'} />
          </button>
        ) : (
          <details ref={fallback} className={styles.onlySmall}>
            <summary className={styles.toggle}>
              {labels.menu}
              <Icon name="menu" />
            </summary>
            <div className={styles.panel}>{menu}</div>
          </details>
        )}
      </Container>
      {hydrated && (
        <div id={panelId} hidden={!open} className={styles.panel}>
          {open && menu}
        </div>
      )}
    </header>
  );
}
