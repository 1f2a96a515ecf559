import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What happens on arrival at another path (requirements: Layout and pages): the page scrolls to the top, smoothly unless
 * motion is unwelcome, the focus moves into the content without a jump, and the page's title is announced.
 * Changes of the query or the fragment alone do none of this (A8).
 */
export function useRouteChange(): { readonly announcement: string } {
  const { pathname } = useLocation();
  const from = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    const still =
      document.documentElement.dataset.motion === 'off' ||
      matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    // What arrived may have taken the focus itself, as a page that failed to load does.
    const main = document.getElementById(mainId);
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname]);

  return { announcement };
}

/** The id of the page's content, where the skip link leads. */
export const mainId = 'main-content';
