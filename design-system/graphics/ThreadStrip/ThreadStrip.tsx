import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as ink from '../ink.css.ts';
import { Machine } from '../Thread/Machine.tsx';
import { Slip, type ThreadSlip } from '../Thread/Slip.tsx';
import { pulledStripPaths, stripBox, stripMiddle, stripPaths } from './stripPaths.ts';
import * as styles from './ThreadStrip.css.ts';

export interface ThreadStripProps extends Omit<ComponentProps<'svg'>, 'children' | 'results'> {
  /** Accessible name of the drawing. */
  readonly label: string;
  /**
   * Finished tasks, one lane each. With `slips`, the first three have a label at the end of their lane. Without
   * `slips`, each is a dot.
   */
  readonly results: readonly string[];
  /** Work in the tangle. The first three slips are drawn. Without slips there is no tangle, only straight lines. */
  readonly slips?: readonly ThreadSlip[] | undefined;
  /** Name of the machine, shown below it. */
  readonly machine?: string | undefined;
  /** Whole number that decides the shape of the tangle. @default 7 */
  readonly seed?: number | undefined;
}

const places = [
  { x: 50, y: 20, turn: -5 },
  { x: 84, y: 54, turn: 4 },
  { x: 46, y: 88, turn: -3 },
];

/**
 * A small version of the `Thread` for telephones: slips in a tangle, the ingot, finished tasks. It is hidden in wide
 * windows.
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
  const visibleResults = slips ? results.slice(0, places.length) : results;
  const { tangles, lanes } = stripPaths({
    seed,
    lanes: visibleResults.length,
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
      <Machine middle={stripMiddle} scale={stripMiddle.scale} name={machine} drop={50} size={12} />
      {places.map((place, index) => {
        const slip = slips?.[index];
        return slip && <Slip key={slip.text} {...slip} place={place} size={12} />;
      })}
    </svg>
  );
}
