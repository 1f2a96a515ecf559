import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import * as styles from '../drawing.css.ts';
import drawings from './pages.svg?no-inline';

export interface PageDrawingProps {
  /** The id of a drawing in `pages.svg`. */
  readonly name: string;
  readonly className?: string;
  /** Words in it, at places in its units. */
  readonly children?: ReactNode;
}

/**
 * The drawing in the head of a page, 360 by 252 units: lines that are at work, and dots where one has arrived. It is
 * decoration, and a file of its own, so it costs a page no script.
 *
 * **Not this?** A subject on a square is a `Glyph`.
 */
export const PageDrawing = ({ name, className, children }: PageDrawingProps) => (
  <svg
    viewBox="0 0 360 252"
    preserveAspectRatio="xMaxYMid"
    focusable="false"
    aria-hidden
    className={clsx(styles.drawing, styles.head, className)}
  >
    <use href={`${drawings}#${name}`} />
    <use href={`${drawings}#${name}-ends`} className={styles.ends} />
    {children}
  </svg>
);
