import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ingotPath } from '../../theme/ingotPath.ts';
import * as ink from '../ink.css.ts';
import { NarrowLanes } from './NarrowLanes.tsx';
import { narrowBox, narrowMiddle, narrowPaths } from './narrowPaths.ts';
import * as styles from './Thread.css.ts';
import { threadBox, threadMiddle, threadPaths } from './threadPaths.ts';

export interface ThreadProps extends Omit<ComponentProps<'div'>, 'children' | 'results'> {
  /** Accessible name of the drawing. */
  readonly label: string;
  /** Labels at the ends of the lanes, from the top: one to nine, best five. */
  readonly results: readonly string[];
  /** Names the list of results. */
  readonly resultsLabel?: string | undefined;
  /** Another whole number draws another tangle. @default 7 */
  readonly seed?: number | undefined;
}

const { left, top, width, height } = threadBox;

/**
 * The picture of the whole idea, once on the site: in the hero. It draws itself once on load and is complete
 * at once where motion is off.
 *
 * **Not this?** Progress is a `ProgressSteps`, a closing banner has `ThreadBanner`.
 */
export function Thread({ label, results, resultsLabel, seed = 7, className, ...rest }: ThreadProps) {
  const shape = { seed, lanes: results.length };
  const wide = threadPaths(shape);
  const narrow = narrowPaths(shape);
  const strand = clsx(ink.strand, ink.drawn);
  return (
    <div {...rest} className={clsx(styles.thread, className)}>
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        className={clsx(styles.drawing, styles.onWide)}
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
        <path
          d={ingotPath}
          transform={`translate(${threadMiddle.x} ${threadMiddle.y}) rotate(90)`}
          className={ink.solid}
        />
      </svg>
      <svg
        viewBox={`0 0 ${narrowBox.width} ${narrowBox.height}`}
        className={clsx(styles.drawing, styles.onNarrow)}
        role="img"
        aria-label={label}
        focusable="false"
      >
        {narrow.tangles.map((path) => (
          <path key={path} d={path} pathLength="1" className={strand} />
        ))}
        {narrow.fan.map((path, index) => (
          <path key={path} d={path} pathLength="1" className={clsx(ink.lane, ink.laneDrawn[index])} />
        ))}
        <path
          d={ingotPath}
          transform={`translate(${narrowMiddle.x} ${narrowMiddle.y}) scale(${narrowMiddle.scale})`}
          className={ink.solid}
        />
      </svg>
      <div className={styles.ends}>
        <NarrowLanes lanes={results.length} />
        <ol aria-label={resultsLabel} className={styles.labels}>
          {results.map((result) => (
            <li key={result} className={styles.label}>
              {result}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
