import { clsx } from 'clsx';

import * as ink from '../ink.css.ts';
import * as pulledStyles from './PulledThread.css.ts';
import { pulledPaths } from './pulledPaths.ts';
import type { ThreadProps } from './Thread.tsx';
import { ThreadFrame } from './ThreadFrame.tsx';
import { threadPaths } from './threadPaths.ts';

export interface PulledThreadProps extends Omit<ThreadProps, 'slips'> {
  /** Maximum number of results. With that many results the tangle is gone. @default 8 */
  readonly maxResults?: number | undefined;
}

/** Number of lines in the tangle if there are no results. */
const tangled = 5;
/** Maximum number of labels at the normal distance. More labels are closer to each other. */
const usual = 6;

/** Joins the line before the ingot and the line after it to one path. */
const continued = (line = '', path: string) => line + path.replace(/^M/, 'L');

/**
 * A `Thread` that shows how many results have been chosen. Each result has a line that runs nearly straight into the
 * ingot and ends at a dot with the result's name. Each result makes the tangle smaller. A new line is animated, unless
 * motion is off.
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
  const remaining = Math.ceil((tangled * Math.max(maxResults - count, 0)) / maxResults);
  const { lanes } = threadPaths({ seed, lanes: count });
  const { tangles } = threadPaths({ seed, lanes: tangled });
  const pulled = pulledPaths(count);
  return (
    <ThreadFrame
      {...rest}
      {...{ label, results, resultsLabel, machine, className }}
      endsClassName={count > usual && pulledStyles.close}
      lines={
        <>
          <g className={pulledStyles.rest}>
            {tangles.slice(0, remaining).map((path) => (
              <path key={path} d={path} className={ink.strand} />
            ))}
          </g>
          {lanes.map(({ path, end }, index) => (
            <g key={results[index]?.label}>
              <path
                d={continued(pulled[index], path)}
                pathLength="1"
                className={clsx(ink.lane, pulledStyles.line)}
              />
              <circle cx={end.x} cy={end.y} r="5" className={clsx(ink.done, pulledStyles.endAppears)} />
            </g>
          ))}
        </>
      }
    />
  );
}
