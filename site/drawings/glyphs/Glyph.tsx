import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from '../drawing.css.ts';
import drawings from './glyphs.svg?no-inline';

export interface GlyphProps extends Omit<ComponentProps<'svg'>, 'children' | 'id' | 'name'> {
  /** Id of a drawing in `glyphs.svg`. */
  readonly name: string;
  /** Size for a page header: 72 px high on phones, as wide as its columns elsewhere. @default false */
  readonly large?: boolean | undefined;
  /** Accessible name. Without a name the glyph is decoration. */
  readonly label?: string | undefined;
}

/**
 * Symbol of an area of business or a category of posts: parallel copper lines, 72 by 72 units, 72 px wide. It is in
 * an SVG file, so it adds no script.
 *
 * **Not this?** Use `ServiceGlyph` for a service, `PageDrawing` for a page, `Icon` for a small symbol beside text.
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

/** Returns the drawing's id for an area of business: "Customer service" has `customer-service`. */
export const areaDrawing = (area: string) => area.toLowerCase().replace(' ', '-');
