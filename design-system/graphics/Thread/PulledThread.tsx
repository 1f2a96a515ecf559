import { clsx } from 'clsx';

import * as ink from '../ink.css.ts';
import { Machine } from './Machine.tsx';
import * as pulledStyles from './PulledThread.css.ts';
import { pulledPaths } from './pulledPaths.ts';
import * as styles from './Thread.css.ts';
import type { ThreadProps } from './Thread.tsx';
import { ThreadEnds } from './ThreadEnds.tsx';
import { threadBox, threadMiddle, threadPaths } from './threadPaths.ts';

export interface PulledThreadProps extends Omit<ThreadProps, 'slips'> {
  /** Largest number of names; with all of them nothing is tangled any more. @default 8 */
  readonly maxResults?: number | undefined;
}

const { left, top, width, height } = threadBox;
/** Lines of the tangle while nothing has been pulled out of it. */
const tangled = 5;
/** More rows than this are set closer. */
const usual = 6;

/** Two lines as one, which passes below the ingot. */
const continued = (line = '', path: string) => line + path.replace(/^M/, 'L');

/**
 * The Thread with lines pulled out of its tangle, one for each result: each runs nearly straight into the ingot and ends
 * at a dot with its name, and the tangle grows thinner. A new line draws itself, unless motion is off.
 *
 * **Not this?** While nothing has been chosen it is a `Thread`.
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
  const lanes = results.length;
  const remaining = Math.ceil((tangled * Math.max(maxResults - lanes, 0)) / maxResults);
  const wide = threadPaths({ seed, lanes });
  const pulled = pulledPaths(lanes);
  const { tangles } = threadPaths({ seed, lanes: tangled });
  return (
    <div {...rest} className={clsx(styles.thread, className)}>
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        className={styles.drawing}
        role="img"
        aria-label={label}
        focusable="false"
      >
        <g className={pulledStyles.rest}>
          {tangles.slice(0, remaining).map((path) => (
            <path key={path} d={path} className={ink.strand} />
          ))}
        </g>
        {wide.lanes.map(({ path, end }, index) => (
          <g key={results[index]?.label}>
            <path
              d={continued(pulled[index], path)}
              pathLength="1"
              className={clsx(ink.lane, pulledStyles.line)}
            />
            <circle cx={end.x} cy={end.y} r="5" className={clsx(ink.done, pulledStyles.endAppears)} />
          </g>
        ))}
        <Machine middle={threadMiddle} name={machine} />
      </svg>
      <ThreadEnds results={results} label={resultsLabel} className={lanes > usual && pulledStyles.close} />
    </div>
  );
}
