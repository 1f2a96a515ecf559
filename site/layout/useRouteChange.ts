import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { navigation } from '#site/content/navigation.ts';
import { paths } from '#site/routing/paths.ts';
import { prefersReducedMotion } from '#site/state/prefersReducedMotion.ts';

/**
 * Follows each change of the path: scrolls to the top, smoothly unless motion is
 * reduced, moves the focus into the content and returns the page's title to be announced. A change of the query or the
 * fragment alone does none of this.
 */
export function useRouteChange(): { readonly announcement: string } {
  const { pathname } = useLocation();
  const from = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    // The page may have taken the focus itself, as `PageFailed` does.
    const main = document.getElementById(mainId);
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    setAnnouncement(pathname === paths.home ? `${navigation[0].name}: ${document.title}` : document.title);
  }, [pathname]);

  return { announcement };
}

/** The id of the page's content, where the skip link leads. */
export const mainId = 'main-content';
