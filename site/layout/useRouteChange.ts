import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { navigation } from '#site/content/navigation.ts';
import { prefersReducedMotion } from '#site/features/preferences/prefersReducedMotion.ts';
import { paths } from '#site/routing/paths.ts';

/**
 * Follows each change of the path (requirements: Layout and pages): scrolls to the top, smoothly unless motion is
 * reduced, moves the focus into the content and returns the page's title to be announced. A change of the query or the
 * fragment alone does none of this (A8); Back and Forward between such entries lead to where the visitor was.
 */
export function useRouteChange(): { readonly announcement: string } {
  const location = useLocation();
  const { pathname } = location;
  const from = useRef(pathname);
  const reached = useReachedPosition();
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page of each entry is drawn by now.
  useLayoutEffect(() => {
    const top = reached.current;
    reached.current = undefined;
    if (top !== undefined && from.current === pathname) window.scrollTo({ top, behavior: 'instant' });
  }, [location]);

  return { announcement };
}

/**
 * The position of the entry of the history that Back or Forward has just reached, as it was left. Entries are marked in
 * their state, since a link to a fragment makes one without a key of the router.
 */
function useReachedPosition() {
  const reached = useRef<number>(undefined);
  useEffect(() => {
    const positions = new Map<unknown, number>();
    const mark = (): unknown => {
      if (history.state?.entry === undefined)
        history.replaceState({ ...history.state, entry: `${performance.timeOrigin} ${positions.size}` }, '');
      return history.state.entry;
    };
    const note = () => void positions.set(mark(), window.scrollY);
    const reach = () => {
      reached.current = positions.get(history.state?.entry);
    };
    note();
    addEventListener('scroll', note, { passive: true });
    // Before the listener of the router, whose update is drawn as soon as that listener returns.
    addEventListener('popstate', reach, { capture: true });
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('popstate', reach, { capture: true });
    };
  }, []);
  return reached;
}

/** The id of the page's content, where the skip link leads. */
export const mainId = 'main-content';
