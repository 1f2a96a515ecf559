import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as ink from '../ink.css.ts';
import { Machine } from './Machine.tsx';
import { Slip, type ThreadSlip } from './Slip.tsx';
import * as styles from './Thread.css.ts';
import { ThreadEnds, type ThreadResult } from './ThreadEnds.tsx';
import { threadBox, threadMiddle, threadPaths } from './threadPaths.ts';

export interface ThreadProps extends Omit<ComponentProps<'div'>, 'children' | 'results'> {
  /** Accessible name of the drawing. */
  readonly label: string;
  /** Finished tasks at the ends of the lanes, from the top: one to nine, best five. */
  readonly results: readonly ThreadResult[];
  /** Names the list of results. */
  readonly resultsLabel?: string | undefined;
  /** Work caught in the tangle: up to five. */
  readonly slips?: readonly ThreadSlip[] | undefined;
  /** Name of the machine, below it. */
  readonly machine?: string | undefined;
  /** Another whole number draws another tangle. @default 7 */
  readonly seed?: number | undefined;
}

const { left, top, width, height } = threadBox;
/** Places of the slips in the tangle. */
const places = [
  { x: 108, y: 112, turn: -7 },
  { x: 266, y: 164, turn: 5 },
  { x: 96, y: 226, turn: 4 },
  { x: 262, y: 282, turn: -5 },
  { x: 132, y: 350, turn: 3 },
];

/**
 * The main illustration of the site, only in its hero: work enters as a tangle and leaves as finished tasks. It draws
 * itself once on load and is complete at once where motion is off. Narrow windows show its results only, as a list.
 *
 * **Not this?** In narrow windows a `ThreadStrip` is its drawing. Progress is a `ProgressSteps`, a closing banner has
 * `ThreadBanner`.
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
  const wide = threadPaths({ seed, lanes: results.length });
  const strand = clsx(ink.strand, ink.drawn);
  return (
    <div {...rest} className={clsx(styles.thread, className)}>
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        className={styles.drawing}
        role="img"
        aria-label={label}
        focusable="false"
      >
        {wide.tangles.map((path) => (
          <path key={path} d={path} pathLength="1" className={strand} />
        ))}
        {wide.lanes.map(({ path, end }, index) => (
          <g key={path}>
            <path d={path} pathLength="1" className={clsx(ink.lane, ink.laneDrawn[index])} />
            <circle cx={end.x} cy={end.y} r="5" className={clsx(ink.done, ink.endAppears[index])} />
          </g>
        ))}
        <Machine middle={threadMiddle} name={machine} />
        {places.map((place, index) => {
          const slip = slips[index];
          return slip && <Slip key={slip.text} {...slip} place={place} size={17} />;
        })}
      </svg>
      <ThreadEnds results={results} label={resultsLabel} />
    </div>
  );
}
