import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { navigation } from '#site/content/navigation.ts';
import { prefersReducedMotion } from '#site/features/preferences/prefersReducedMotion.ts';
import { paths } from '#site/routing/paths.ts';

/**
 * Follows each change of the path (requirements: Layout and pages): scrolls to the top, smoothly unless motion is
 * reduced, moves the focus into the content and returns the page's title to be announced. A change of the query or the
 * fragment alone does none of this (A8); Back and Forward between such entries lead to where the visitor was.
 */
export function useRouteChange(): { readonly announcement: string } {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const from = useRef(pathname);
  const positions = usePositions();
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has a key of its own.
  useLayoutEffect(() => {
    if (navigationType !== 'POP' || from.current !== pathname) return;
    const top = positions.current.get(key);
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, [key]);

  return { announcement };
}

/** Scroll positions by the keys of the entries of the history, which change before the page does. */
function usePositions() {
  const positions = useRef(new Map<string, number>());
  useEffect(() => {
    const note = () => positions.current.set(history.state?.key ?? 'default', window.scrollY);
    note();
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, []);
  return positions;
}

/** The id of the page's content, where the skip link leads. */
export const mainId = 'main-content';
