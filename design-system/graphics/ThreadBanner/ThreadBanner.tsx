import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { tangle } from '../geometry/tangle.ts';
import { ingotPath } from '../ingotPath.ts';
import * as ink from '../ink.css.ts';
import * as styles from './ThreadBanner.css.ts';

export interface ThreadBannerProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Another whole number draws another tangle. @default 6 */
  readonly seed?: number | undefined;
  /** How often each strand changes its mind: 3 is almost untangled. @default 11 */
  readonly turns?: number | undefined;
}

const rows = [0, 1, 2, 3, 4];
const middle = 150;
const beyond = 1600;
const rowY = (index: number) => middle + 44 * (index - 2);

/**
 * Behind a closing banner; its frame must clip what runs out on the right.
 *
 * **Not this?** The hero has the `Thread` with its labels.
 */
export function ThreadBanner({ seed = 6, turns = 11, className, ...rest }: ThreadBannerProps) {
  const strands = tangle({
    seed,
    count: rows.length,
    turns,
    knot: { left: 24, top: 16, right: 262, bottom: 284 },
    from: (index) => ({ x: 0, y: rowY(index) }),
    to: (index) => [
      { x: 296, y: middle + 24 * (index - 2) },
      { x: 332, y: middle + 7 * (index - 2) },
    ],
  });
  return (
    <svg
      viewBox="0 0 560 300"
      aria-hidden="true"
      focusable="false"
      {...rest}
      className={clsx(styles.banner, className)}
    >
      {strands.map((path) => (
        <path key={path} d={path} className={ink.strand} />
      ))}
      {rows.map((index) => (
        <circle key={index} cy={rowY(index)} r="5" className={ink.open} />
      ))}
      {rows.map((index) => (
        <path
          key={index}
          d={`M374 ${middle}C414 ${middle} 414 ${rowY(index)} 464 ${rowY(index)}H${beyond}`}
          className={ink.lane}
        />
      ))}
      <path
        d={ingotPath}
        transform={`translate(352 ${middle}) rotate(90) scale(0.78)`}
        className={ink.solid}
      />
    </svg>
  );
}
