'use client';

import { useEffectEvent } from '@radix-ui/react-use-effect-event';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { desktopWindow } from '../../theme/tokens/breakpoints.ts';
import { useHydrated } from '../../useHydrated.ts';

/**
 * State of the menu on small screens. The menu closes when the visitor goes to another page and when the window becomes
 * wide. Before scripts run, the `fallback` is the menu: if the visitor opened it, the menu stays open.
 */
export function useSmallMenu(currentPath: string) {
  const hydrated = useHydrated();
  const fallback = useRef<HTMLDetailsElement>(null);
  // Path of the page on which the menu was opened. On any other page the menu is closed.
  const [openAt, setOpenAt] = useState<string>();
  const setOpen = (open: boolean) => setOpenAt(open ? currentPath : undefined);

  const takeOver = useEffectEvent((open: boolean) => setOpen(open));
  useLayoutEffect(() => {
    const details = fallback.current;
    if (hydrated || details === null) return;
    return () => takeOver(details.open);
  }, [hydrated]);

  const onWide = useEffectEvent(() => setOpen(false));
  useEffect(() => {
    const wide = matchMedia(desktopWindow);
    wide.addEventListener('change', onWide);
    return () => wide.removeEventListener('change', onWide);
  }, []);

  return { open: openAt === currentPath, setOpen, fallback };
}
