import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { navigation } from '#site/content/navigation.ts';
import { paths } from '#site/routing/paths.ts';
import { prefersReducedMotion } from '#site/state/prefersReducedMotion.ts';

/**
 * Runs at each change of the path. Scrolls to the top (smoothly, unless motion is reduced), moves the focus into the
 * content, and returns the page title as an announcement. If the address has a fragment that names an element, scrolls
 * to that element instead. A change of the query has no effect.
 */
export function useRouteChange(): { readonly announcement: string } {
  const location = useLocation();
  const { pathname } = location;
  const lastPath = useRef(pathname);
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    // The page may have focused an element itself, as `PageFailed` does.
    const main = document.getElementById(mainId);
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    setAnnouncement(pathname === paths.home ? `${navigation[0].name}: ${document.title}` : document.title);
  }, [pathname]);

  // Runs after the effect above, so that the target of a fragment gets the final position and focus.
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
    // Browsers scroll by themselves in a new document. After Back and Forward the position stays.
    if (!target || navigationType === NavigationType.Pop) return;
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
    target.querySelector('summary')?.focus({ preventScroll: true });
  }, [location, navigationType]);

  return { announcement };
}

/** Id of the page's content, the target of the skip link. */
export const mainId = 'main-content';
