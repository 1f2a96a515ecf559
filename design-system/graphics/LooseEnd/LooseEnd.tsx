import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as ink from '../ink.css.ts';
import * as styles from './LooseEnd.css.ts';

export interface LooseEndProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Accessible name. Without it the drawing is hidden from screen readers. */
  readonly label?: string | undefined;
}

/** Straight part of the thread, outside the view box. It is longer than any window is wide. */
const threadFromEdge = 'M-4000 118H0';
const threadWithLoops =
  'M0 118H176C270 118 306 26 246 24C186 22 196 134 290 138C384 142 420 52 366 34C318 18 300 110 372 146C424 172 470 170 512 158';
const fibres = [
  'M512 158C544 149 556 128 586 112',
  'M512 158C548 149 578 158 606 150',
  'M512 158C544 151 566 176 574 202',
];

/**
 * Drawing for a page that does not exist or did not load: a thread whose frayed end does not reach the next one. It
 * fills the width of its parent: both threads go on to the edges.
 *
 * **Not this?** Use `ErrorState` for a part of a page that failed, and `EmptyState` for an empty list.
 */
export function LooseEnd({ label, className, ...rest }: LooseEndProps) {
  return (
    <svg
      viewBox="0 0 760 220"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
      className={clsx(styles.looseEnd, className)}
    >
      <path d={threadFromEdge} className={clsx(ink.lane, styles.thread)} />
      <path d={threadWithLoops} pathLength="1" className={clsx(ink.lane, ink.drawsOnce, styles.thread)} />
      {fibres.map((path, index) => (
        <path
          key={path}
          d={path}
          pathLength="1"
          className={clsx(ink.strand, ink.laneDraws[index], styles.fibre)}
        />
      ))}
      <path d="M698 118H4000" className={clsx(ink.lane, styles.thread)} />
      <circle cx="690" cy="118" r="8" className={clsx(ink.unfinished, styles.thread)} />
    </svg>
  );
}
