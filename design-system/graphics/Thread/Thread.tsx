import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as ink from '../ink.css.ts';
import { Slip, type ThreadSlip } from './Slip.tsx';
import { ThreadFrame } from './ThreadFrame.tsx';
import type { ThreadResult } from './ThreadResults.tsx';
import { leadIn, threadPaths } from './threadPaths.ts';

export interface ThreadProps extends Omit<ComponentProps<'div'>, 'children' | 'results'> {
  /** Accessible name of the drawing. */
  readonly label: string;
  /**
   * Finished tasks at the ends of the lanes, the straight lines on the right, from top to bottom: one to nine. Five
   * look best.
   */
  readonly results: readonly ThreadResult[];
  /** Accessible name of the list of results. */
  readonly resultsLabel?: string | undefined;
  /** Work in the tangle, each piece on a slip of paper: up to five. */
  readonly slips?: readonly ThreadSlip[] | undefined;
  /** Name of the machine, the ingot in the middle. It is shown below the machine. */
  readonly machine?: string | undefined;
  /** Whole number that decides the shape of the tangle. @default 7 */
  readonly seed?: number | undefined;
}

/** Positions of the slips in the tangle. */
const slipPositions = [
  { x: 108, y: 112, rotation: -7 },
  { x: 266, y: 164, rotation: 5 },
  { x: 96, y: 226, rotation: 4 },
  { x: 262, y: 282, rotation: -5 },
  { x: 132, y: 350, rotation: 3 },
];

/**
 * The main illustration of the site, for the hero of the start page: work enters as a tangle and leaves as finished
 * tasks. It is animated once on load, unless motion is off. Narrow windows show only the list of results.
 *
 * **Not this?** Use `ThreadStrip` as the drawing in narrow windows, `ProgressSteps` for progress, and `ThreadBanner` in
 * a closing banner.
 */
export function Thread({
  label,
  results,
  resultsLabel,
  slips = [],
  machine,
  seed = 7,
  className,
  ...rest
}: ThreadProps) {
  const { tangles, lanes } = threadPaths({ seed, laneCount: results.length });
  const strand = clsx(ink.strand, ink.drawsOnce);
  return (
    <ThreadFrame
      {...rest}
      {...{ label, results, resultsLabel, machine, className }}
      lines={
        <>
          <path d={tangles.map(leadIn).join('')} className={ink.strand} />
          {tangles.map((path) => (
            <path key={path} d={path} pathLength="1" className={strand} />
          ))}
          {lanes.map(({ path, end }, index) => (
            <g key={path}>
              <path d={path} pathLength="1" className={clsx(ink.lane, ink.laneDraws[index])} />
              <circle cx={end.x} cy={end.y} r="5" className={clsx(ink.done, ink.endAppears[index])} />
            </g>
          ))}
        </>
      }
      inFront={slipPositions.map((position, index) => {
        const slip = slips[index];
        return slip && <Slip key={slip.text} {...slip} position={position} fontSize={17} />;
      })}
    />
  );
}
