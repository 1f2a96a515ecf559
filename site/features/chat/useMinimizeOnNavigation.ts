import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** On a phone the panel covers the page that a link in it leads to, so it steps aside. */
export function useMinimizeOnNavigation(minimize: () => void) {
  const { pathname } = useLocation();
  const from = useRef(pathname);
  useEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    if (matchMedia('(max-width: 479px)').matches) minimize();
  }, [pathname, minimize]);
}
