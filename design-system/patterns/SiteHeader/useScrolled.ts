'use client';

import { useEffect, useState } from 'react';

/** Whether the page is scrolled by more than `threshold` CSS pixels. False before scripts run. */
export function useScrolled(threshold: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > threshold);
    // Waits for the next frame, because reading the position now would force a second layout.
    const frame = requestAnimationFrame(read);
    window.addEventListener('scroll', read, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', read);
    };
  }, [threshold]);
  return scrolled;
}
