import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as ink from '../ink.css.ts';
import { Machine } from '../Thread/Machine.tsx';
import { Slip, type ThreadSlip } from '../Thread/Slip.tsx';
import { pulledStripPaths, stripBox, stripIngot, stripPaths } from './stripPaths.ts';
import * as styles from './ThreadStrip.css.ts';

export interface ThreadStripProps extends Omit<ComponentProps<'svg'>, 'children' | 'results'> {
  /** Accessible name of the drawing. */
  readonly label: string;
  /**
   * Finished tasks, each at the end of its own lane, a straight line on the right. With `slips`, only the first three
   * are drawn, each with its label. Without `slips`, each is only a dot.
   */
  readonly results: readonly string[];
  /**
   * Work in the tangle, each piece on a slip of paper. The first three slips are drawn. Without `slips` there is no
   * tangle, only smooth lines.
   */
  readonly slips?: readonly ThreadSlip[] | undefined;
  /** Name of the machine, the ingot in the middle. It is shown below the machine. */
  readonly machine?: string | undefined;
  /** Whole number that decides the shape of the tangle. @default 7 */
  readonly seed?: number | undefined;
}

const slipPositions = [
  { x: 50, y: 20, rotation: -5 },
  { x: 84, y: 54, rotation: 4 },
  { x: 46, y: 88, rotation: -3 },
];

/**
 * A small version of the `Thread` for telephones: slips of paper in a tangle, the ingot, finished tasks. It is hidden
 * in wide windows.
 *
 * **Not this?** Use `Thread` for wide windows. Telephones show the list of results of the `Thread` too.
 */
export function ThreadStrip({
  label,
  results,
  slips,
  machine,
  seed = 7,
  className,
  ...rest
}: ThreadStripProps) {
  const visibleResults = slips ? results.slice(0, slipPositions.length) : results;
  const { tangles, lanes } = stripPaths({
    seed,
    laneCount: visibleResults.length,
    labelled: slips !== undefined,
  });
  const lines = slips ? tangles : pulledStripPaths(visibleResults.length);
  return (
    <svg
      {...rest}
      viewBox={`0 0 ${stripBox.width} ${stripBox.height}`}
      className={clsx(styles.strip, className)}
      role="img"
      aria-label={label}
      focusable="false"
    >
      {lines.map((path) => (
        <path key={path} d={path} className={slips ? ink.strand : ink.lane} />
      ))}
      {lanes.map(({ path, end }, index) => (
        <g key={path}>
          <path d={path} className={ink.lane} />
          <circle cx={end.x} cy={end.y} r="4" className={ink.done} />
          {slips && (
            <text x={end.x + 9} y={end.y + 4.5} className={styles.result}>
              {visibleResults[index]}
            </text>
          )}
        </g>
      ))}
      <Machine centre={stripIngot} scale={stripIngot.scale} name={machine} nameDistance={50} nameSize={12} />
      {slipPositions.map((position, index) => {
        const slip = slips?.[index];
        return slip && <Slip key={slip.text} {...slip} position={position} fontSize={12} />;
      })}
    </svg>
  );
}
