/** Paint times of a page. */
export interface Paint {
  /** Milliseconds until the largest thing was painted. */
  readonly largest: number;
  /** Milliseconds over 50 of all long tasks. */
  readonly blocked: number;
  /** The sum of all layout shifts, without unit. */
  readonly shift: number;
}

declare global {
  interface Window {
    paintSeen?: { largest: number; blocked: number; shift: number };
  }
}

/**
 * Runs in the page before its own scripts and records performance entries. It has no named function, for
 * which `tsx` would call a helper that the page does not have.
 */
export function observePaint() {
  const seen = { largest: 0, blocked: 0, shift: 0 };
  window.paintSeen = seen;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === 'largest-contentful-paint') seen.largest = entry.startTime;
      if (entry.entryType === 'longtask') seen.blocked += Math.max(0, entry.duration - 50);
      if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
    }
  });
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift'])
    observer.observe({ type, buffered: true });
}

/** Runs in the page: returns what was recorded. Throws when nothing was painted. */
export function readPaint(): Paint {
  if (!window.paintSeen?.largest) throw new Error('The page has painted nothing that could be measured.');
  return window.paintSeen;
}
