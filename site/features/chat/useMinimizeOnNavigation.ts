import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { below } from '#design-system/tokens';

/** Minimises the chat on phones when the page changes, because there the panel would cover the new page. */
export function useMinimizeOnNavigation(minimize: () => void) {
  const { pathname } = useLocation();
  const from = useRef(pathname);
  useEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    if (matchMedia(below('phone')).matches) minimize();
  }, [pathname, minimize]);
}
