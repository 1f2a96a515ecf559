'use client';

import { useEffectEvent } from '@radix-ui/react-use-effect-event';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { desktopWindow } from '../../theme/tokens/breakpoints.ts';
import { useHydrated } from '../../useHydrated.ts';

/**
 * State of the menu on small screens. The menu closes when the visitor goes to another page and when the window becomes
 * wide. Before scripts run, the menu is the `details` element `fallback`. If the visitor has opened it, the menu stays
 * open.
 */
export function useSmallMenu(currentPath: string) {
  const hydrated = useHydrated();
  const fallback = useRef<HTMLDetailsElement>(null);
  // Path of the page on which the menu was opened. On any other page the menu is closed.
  const [openPath, setOpenPath] = useState<string>();
  const setOpen = (open: boolean) => setOpenPath(open ? currentPath : undefined);

  const takeOver = useEffectEvent((open: boolean) => setOpen(open));
  useLayoutEffect(() => {
    const details = fallback.current;
    if (hydrated || details === null) return;
    // Runs when React replaces the fallback after hydration.
    return () => takeOver(details.open);
  }, [hydrated]);

  const closeWhenWide = useEffectEvent(() => setOpen(false));
  useEffect(() => {
    const wide = matchMedia(desktopWindow);
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, []);

  return { open: openPath === currentPath, setOpen, fallback };
}
