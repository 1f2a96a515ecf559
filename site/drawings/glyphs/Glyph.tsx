import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Glyph.css.ts';

export interface GlyphProps extends Omit<ComponentProps<'svg'>, 'children' | 'id' | 'path'> {
  /** A drawing of `areaDrawings`, `caseDrawings`, `categoryDrawings` or `serviceDrawings`. */
  readonly path: string;
  /** 40, 72 or 144 px wide; grows with the visitor's text size. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** What it means, when no words beside it say so. Without it the glyph is decoration. */
  readonly label?: string | undefined;
}

/**
 * Parallel copper lines that bend into a subject, on a 72 unit square: an area of business, a case study, a category.
 *
 * **Not this?** A service has a `ServiceGlyph`; a small sign beside words is an `Icon`.
 */
export function Glyph({ path, size = 'medium', label, className, ...rest }: GlyphProps) {
  return (
    <svg
      viewBox="0 0 72 72"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
      className={clsx(styles.glyph({ size }), className)}
    >
      <path d={path} className={styles.line} />
    </svg>
  );
}
