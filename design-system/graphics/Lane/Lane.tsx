import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as ink from '../ink.css.ts';
import * as styles from './Lane.css.ts';

export interface LaneProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** How many dots, evenly spread: at least 1. */
  readonly nodes: number;
  /** How many of them, from the left, are finished. @default 0 */
  readonly done?: number | undefined;
}

const radius = 6;

/**
 * A line with dots: a picture of an empty list, of steps without names.
 *
 * **Not this?** Steps with names are a `ProgressLane`, years a `Timeline`.
 */
export function Lane({ nodes, done = 0, className, ...rest }: LaneProps) {
  return (
    <svg aria-hidden="true" focusable="false" {...rest} className={clsx(styles.lane, className)}>
      <line x1="0" y1="8" x2="100%" y2="8" className={ink.lane} />
      {Array.from({ length: nodes }, (_, index) => {
        const share = nodes === 1 ? 1 : index / (nodes - 1);
        return (
          <circle
            key={share}
            cx={`${100 * share}%`}
            cy="8"
            r={radius}
            transform={`translate(${(1 - 2 * share) * (radius + 1)})`}
            className={index < done ? ink.done : ink.open}
          />
        );
      })}
    </svg>
  );
}
