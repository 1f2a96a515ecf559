import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { navigation } from '#site/content/navigation.ts';
import { paths } from '#site/routing/paths.ts';
import { prefersReducedMotion } from '#site/state/prefersReducedMotion.ts';

/**
 * Runs at each change of the path. Scrolls to the top (smoothly, unless motion is reduced), moves the focus into the
 * content, and returns the page title as an announcement. A change of the query or the fragment has no effect.
 */
export function useRouteChange(): { readonly announcement: string } {
  const { pathname } = useLocation();
  const from = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    // The page may have focused an element itself, as `PageFailed` does.
    const main = document.getElementById(mainId);
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    setAnnouncement(pathname === paths.home ? `${navigation[0].name}: ${document.title}` : document.title);
  }, [pathname]);

  return { announcement };
}

/** Id of the page's content, the target of the skip link. */
export const mainId = 'main-content';
