import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { ingotPath } from '../../theme/ingotPath.ts';
import * as ink from '../ink.css.ts';
import { coilPath } from './coilPath.ts';
import * as styles from './ThreadBanner.css.ts';

export interface ThreadBannerProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Number of loops before the ingot. With 3 the line is almost straight. @default 11 */
  readonly turns?: number | undefined;
}

/**
 * The line below the text of a closing banner. It begins beyond the left edge, has some loops, passes through the
 * ingot, and ends with a dot on the right. Its parent must clip the part beyond the left edge.
 *
 * **Not this?** Use `Thread` in the hero.
 */
export function ThreadBanner({ turns = 11, className, ...rest }: ThreadBannerProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      data-strokes
      {...rest}
      className={clsx(styles.banner, className)}
    >
      {/* The outer drawing begins 100vw left of its column, so this one begins at the left edge of the column. */}
      <svg
        aria-hidden="true"
        x="100vw"
        viewBox="0 0 256 64"
        preserveAspectRatio="xMinYMid"
        overflow="visible"
      >
        <path d={coilPath(turns)} vectorEffect="non-scaling-stroke" className={ink.lane} />
        <path d={ingotPath} transform="translate(236 32) rotate(90) scale(0.42)" className={ink.machine} />
      </svg>
      <svg aria-hidden="true" x="100%" y="50%" overflow="visible">
        <circle cx="-6" r="6" className={ink.done} />
      </svg>
    </svg>
  );
}
