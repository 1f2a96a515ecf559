import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import * as styles from '../drawing.css.ts';
import drawings from './pages.svg?no-inline';

export interface PageDrawingProps {
  /** The id of a drawing in the file. */
  readonly name: string;
  /** Address of the file. @default `pages.svg` */
  readonly file?: string;
  /** Whether it is as wide as the window, 1,400 by 247 units: in narrow ones it is cropped on the left. @default false */
  readonly wide?: boolean;
  readonly className?: string | undefined;
  /** Words in it, at places in its units. */
  readonly children?: ReactNode;
}

/**
 * The drawing in the head of a page, 360 by 252 units unless it is wide: lines that are at work, and dots where one has
 * arrived. Decoration, in its own file, so it adds no script.
 *
 * **Not this?** A subject on a square is a `Glyph`.
 */
export const PageDrawing = ({
  name,
  file = drawings,
  wide = false,
  className,
  children,
}: PageDrawingProps) => (
  <svg
    viewBox={wide ? '0 -44 1400 247' : '0 0 360 252'}
    preserveAspectRatio={`xMaxYMid ${wide ? 'slice' : 'meet'}`}
    focusable="false"
    data-strokes
    aria-hidden
    className={clsx(styles.drawing, wide ? styles.wide : styles.head, className)}
  >
    <use href={`${file}#${name}`} />
    <use href={`${file}#${name}-ends`} className={styles.ends} />
    {children}
  </svg>
);
