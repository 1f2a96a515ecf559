import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { tangle } from '../geometry/tangle.ts';
import * as ink from '../ink.css.ts';
import * as styles from './ThreadDivider.css.ts';

export interface ThreadDividerProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Another whole number draws another piece. @default 3 */
  readonly seed?: number | undefined;
}

const middle = 22;
const straightFrom = 176;

/**
 * Between two sections when the story turns, at most twice a page.
 *
 * **Not this?** Between like things: `Divider`.
 */
export function ThreadDivider({ seed = 3, className, ...rest }: ThreadDividerProps) {
  const strands = tangle({
    seed,
    count: 3,
    turns: 7,
    knot: { left: 4, top: 3, right: 124, bottom: 41 },
    from: (index) => ({ x: 0, y: middle + 9 * (index - 1) }),
    to: (index) => [
      { x: 146, y: middle + 5 * (index - 1) },
      { x: straightFrom, y: middle },
    ],
  });
  return (
    <svg aria-hidden="true" focusable="false" {...rest} className={clsx(styles.divider, className)}>
      {strands.map((path) => (
        <path key={path} d={path} className={ink.strand} />
      ))}
      <line x1={straightFrom} y1={middle} x2="100%" y2={middle} className={ink.lane} />
      <circle cx="100%" cy={middle} r="5" transform="translate(-5)" className={ink.done} />
    </svg>
  );
}
