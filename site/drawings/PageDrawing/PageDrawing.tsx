import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import * as styles from '../drawing.css.ts';
import drawings from './pages.svg?no-inline';

export interface PageDrawingProps {
  /** Id of a drawing in the file. */
  readonly name: string;
  /** Ids of drawings to show together, instead of the one with the name. */
  readonly parts?: readonly string[];
  /** URL of the SVG file. @default `pages.svg` */
  readonly file?: string;
  /**
   * Makes the drawing as wide as the window, with 1,400 by 247 units. Narrow windows crop it on the left. The drawing
   * must go on left of its units for windows wider than 1,400 px. @default false
   */
  readonly wide?: boolean;
  readonly className?: string | undefined;
  /** SVG text in the drawing, positioned in its units. */
  readonly children?: ReactNode;
}

/**
 * Drawing in a page header, 360 by 252 units unless it is `wide`. Lines stand for work, and dots for finished work.
 * It is decoration. It is in an SVG file, so it adds no script.
 *
 * **Not this?** Use `Glyph` for a single subject on a square.
 */
export const PageDrawing = ({
  name,
  parts = [name],
  file = drawings,
  wide = false,
  className,
  children,
}: PageDrawingProps) => (
  <svg
    // Of a wide drawing only the right end. The rest stands left of it, as far as the window reaches.
    viewBox={wide ? '1000 -44 400 247' : '0 0 360 252'}
    preserveAspectRatio="xMaxYMid"
    focusable="false"
    data-strokes
    aria-hidden
    className={clsx(styles.drawing, wide ? styles.wide : styles.head, className)}
  >
    {parts.map((part) => (
      <use key={part} href={`${file}#${part}`} />
    ))}
    {parts.map((part) => (
      <use key={part} href={`${file}#${part}-ends`} className={styles.ends} />
    ))}
    {children}
  </svg>
);
