'use client';

import { useEffectEvent } from '@radix-ui/react-use-effect-event';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { desktopWindow } from '../../theme/tokens/breakpoints.ts';
import { useHydrated } from '../../useHydrated.ts';

/**
 * Whether the menu of small screens is open. It closes when another page is shown and when the window grows wide, and
 * stays open when the visitor opened the `fallback` before scripts took over.
 */
export function useSmallMenu(currentPath: string) {
  const hydrated = useHydrated();
  const fallback = useRef<HTMLDetailsElement>(null);
  // Path at which it was opened: on any other page it is closed.
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
