'use client';

import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Delay before a dropdown closes after the pointer has left, in milliseconds. */
const closeDelay = 300;

const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';

/**
 * State of a dropdown, for mouse, touch and keyboard. The dropdown opens when the mouse is over `root`. It closes 300
 * ms after the mouse has left `root`, unless the keyboard focus is inside. A press on the button opens or closes the
 * dropdown. If the dropdown is open because of the mouse, the press keeps it open.
 */
export function useHoverMenu(root: RefObject<HTMLElement | null>) {
  /** `hovered`: open because of the mouse. `pinned`: open because of a press or a key. */
  const [state, setState] = useState<'closed' | 'hovered' | 'pinned'>('closed');
  const timer = useRef<number | undefined>(undefined);
  const cancelClosing = useCallback(() => window.clearTimeout(timer.current), []);
  useEffect(() => cancelClosing, [cancelClosing]);

  const change = (next: typeof state) => {
    cancelClosing();
    setState(next);
  };
  return {
    open: state !== 'closed',
    close: () => change('closed'),
    /** Opens the dropdown for the keyboard. */
    show: () => change('pinned'),
    /** Opens or closes the dropdown. A dropdown that is open because of the mouse stays open. */
    press: () => change(state === 'pinned' ? 'closed' : 'pinned'),
    hover: {
      onPointerEnter: (event: PointerEvent) => {
        if (isMouse(event)) change(state === 'closed' ? 'hovered' : state);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (!isMouse(event)) return;
        cancelClosing();
        timer.current = window.setTimeout(() => {
          if (root.current?.querySelector(':focus-visible') == null) setState('closed');
        }, closeDelay);
      },
    },
  };
}
