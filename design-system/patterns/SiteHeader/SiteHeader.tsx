'use client';

import { clsx } from 'clsx';
import { type ComponentProps, memo, type ReactNode, type Ref, useId, useRef } from 'react';
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
  /**
   * Direction of the text. Set it for right-to-left text, because the navigation does not read it from the page.
   * @default 'ltr'
   */
  readonly dir?: 'ltr' | 'rtl' | undefined;
}

/** Scroll distance above which the bar is opaque, in pixels. */
const opaqueFrom = 10;

/** Memoised navigation. The header renders again when the page scrolls and when the small menu opens. */
const WideMenu = memo(NavigationMenu);

interface SmallMenuProps
  extends Pick<SiteHeaderProps, 'items' | 'currentPath' | 'action' | 'search' | 'phone'> {
  /** Closes the menu and focuses its button. Called when the visitor follows a link or opens the search. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Menu of small screens: the pages, the action, the telephone number and the search. */
function SmallMenu({ items, currentPath, action, search, phone, onLeave, children }: SmallMenuProps) {
  /** Closes the menu first, so that the focus returns to a visible button. */
  const openSearch = () => {
    onLeave();
    search?.onOpen();
  };
  return (
    <MobileMenu items={items} currentPath={currentPath} onFollow={onLeave}>
      {action && (
        <Button href={action.href} onClick={onLeave}>
          {action.label}
        </Button>
      )}
      {phone && (
        <Button href={phone.href} variant="outline">
          {phone.label}
        </Button>
      )}
      {search && <SearchOpener {...search} onOpen={openSearch} />}
      {children}
    </MobileMenu>
  );
}

/** Search, utility and main action at the end of the bar. */
function BarActions({ search, utility, action }: Pick<SiteHeaderProps, 'search' | 'utility' | 'action'>) {
  return (
    <div className={styles.actions}>
      {search && <SearchOpener {...search} />}
      {utility}
      {action && (
        <Button href={action.href} size="small">
          {action.label}
        </Button>
      )}
    </div>
  );
}

interface MenuToggleProps {
  readonly open: boolean;
  readonly panelId: string;
  readonly onToggle: () => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Button that opens and closes the menu of small screens. */
function MenuToggle({ open, panelId, onToggle, ref }: MenuToggleProps) {
  const labels = useLabels('navigation', english.navigation);
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={open}
      aria-controls={panelId}
      className={styles.toggle}
      onClick={onToggle}
    >
      {labels.menu}
      <Icon name={open ? 'close' : 'menu'} />
    </button>
  );
}

/** Menu of small screens until scripts run, in a native `details` element. */
function MenuWithoutScripts({ ref, children }: Pick<ComponentProps<'details'>, 'ref' | 'children'>) {
  const labels = useLabels('navigation', english.navigation);
  return (
    <details ref={ref} className={styles.onlySmall}>
      <summary className={styles.toggle}>
        {labels.menu}
        <Icon name="menu" />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}

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
  const root = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(root, ref);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const isScrolled = useScrolled(opaqueFrom);
  const hydrated = useHydrated();
  const { open, setOpen, fallback } = useSmallMenu(currentPath);
  const close = () => setOpen(false);
  const closeAndReturnFocus = () => {
    close();
    toggle.current?.focus();
  };
  useDismiss(root, { open, onDismiss: (reason) => (reason === 'escape' ? closeAndReturnFocus() : close()) });

  const menu = (
    <SmallMenu {...{ items, currentPath, action, search, phone }} onLeave={closeAndReturnFocus}>
      {hydrated && utility}
    </SmallMenu>
  );
  return (
    <header
      {...rest}
      dir={dir}
      ref={mergedRef}
      className={clsx(styles.header({ opaque: isScrolled || open }), className)}
    >
      <Container className={styles.bar}>
        <SmartAnchor href="/" className={styles.brand}>
          {mark}
          {brand}
        </SmartAnchor>
        <WideMenu items={items} currentPath={currentPath} dir={dir} className={styles.onlyWide} />
        <BarActions {...{ search, utility, action }} />
        {hydrated ? (
          <MenuToggle {...{ open, panelId }} onToggle={() => setOpen(!open)} ref={toggle} />
        ) : (
          <MenuWithoutScripts ref={fallback}>{menu}</MenuWithoutScripts>
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
