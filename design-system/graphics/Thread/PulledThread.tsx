import { clsx } from 'clsx';

import * as ink from '../ink.css.ts';
import * as pulledStyles from './PulledThread.css.ts';
import { pulledPaths } from './pulledPaths.ts';
import type { ThreadProps } from './Thread.tsx';
import { ThreadFrame } from './ThreadFrame.tsx';
import { leadIn, threadPaths } from './threadPaths.ts';

export interface PulledThreadProps extends Omit<ThreadProps, 'slips'> {
  /** Maximum number of results. With that many results the tangle is gone. @default 8 */
  readonly maxResults?: number | undefined;
}

/** Number of lines in the tangle before anything has been chosen. */
const maxTangledLines = 5;
/** Maximum number of labels in the normal font size. More labels have a smaller size. */
const maxLargeLabels = 6;

/** Returns one path of the line before the ingot and the lane after it. */
const joinPaths = (line = '', lane: string) => line + lane.replace(/^M/, 'L');

/**
 * A `Thread` that shows how many results have been chosen. Each result has a line that runs nearly straight into the
 * machine, the ingot in the middle, and ends at a dot with the name of the result. The more results, the smaller the
 * tangle. A new line is animated, unless motion is off.
 *
 * **Not this?** Use `Thread` if nothing has been chosen yet.
 */
export function PulledThread({
  label,
  results,
  resultsLabel,
  machine,
  seed = 7,
  maxResults = 8,
  className,
  ...rest
}: PulledThreadProps) {
  const count = results.length;
  const remainingLines = Math.ceil((maxTangledLines * Math.max(maxResults - count, 0)) / maxResults);
  const { lanes } = threadPaths({ seed, laneCount: count });
  const { tangles } = threadPaths({ seed, laneCount: maxTangledLines });
  const pulledLines = pulledPaths(count);
  return (
    <ThreadFrame
      {...rest}
      {...{ label, results, resultsLabel, machine, className }}
      resultsClassName={count > maxLargeLabels && pulledStyles.manyLabels}
      lines={
        <>
          <g className={pulledStyles.tangle}>
            {tangles.slice(0, remainingLines).map((path) => (
              <path key={path} d={leadIn(path) + path} className={ink.strand} />
            ))}
          </g>
          <path d={pulledLines.map(leadIn).join('')} className={ink.lane} />
          {lanes.map(({ path, end }, index) => (
            <g key={results[index]?.label}>
              <path
                d={joinPaths(pulledLines[index], path)}
                pathLength="1"
                className={clsx(ink.lane, pulledStyles.pulledLine)}
              />
              <circle cx={end.x} cy={end.y} r="5" className={clsx(ink.done, pulledStyles.endAppears)} />
            </g>
          ))}
        </>
      }
    />
  );
}
