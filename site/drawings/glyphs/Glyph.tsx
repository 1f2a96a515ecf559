import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from '../drawing.css.ts';
import drawings from './glyphs.svg?no-inline';

export interface GlyphProps extends Omit<ComponentProps<'svg'>, 'children' | 'id' | 'name'> {
  /** The id of a drawing in `glyphs.svg`. */
  readonly name: string;
  /** Whether it is the drawing in the head of a page: 72 px high on phones, as wide as its columns elsewhere. @default false */
  readonly large?: boolean | undefined;
  /** Accessible name. Without it the glyph is decoration. */
  readonly label?: string | undefined;
}

/**
 * Parallel copper lines that bend into a subject, on a 72 unit square, 72 px wide: an area of business or a category of
 * posts. The lines are in their own file, so they add no script.
 *
 * **Not this?** A service has a `ServiceGlyph`; the drawing of a whole page is a `PageDrawing`; a small sign beside
 * words is an `Icon`.
 */
export function Glyph({ name, large, label, className, ...rest }: GlyphProps) {
  return (
    <svg
      viewBox={large ? '8 8 56 56' : '0 0 72 72'}
      preserveAspectRatio="xMaxYMid"
      focusable="false"
      data-strokes
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
      className={clsx(styles.drawing, large && styles.head, className)}
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}

/** The name of the drawing of an area of business: "Customer service" has `customer-service`. */
export const areaDrawing = (area: string) => area.toLowerCase().replace(' ', '-');
