import { clsx } from 'clsx';

import * as styles from './Lane.css.ts';
import { continuesBelow, endsInCrosses, lanePath, laneWidth, stationsOf } from './lanePath.ts';

interface LaneProps {
  /** Stations, one in each line of text. See `Station` for the format. */
  readonly children: string;
}

/**
 * A sequence in a post, drawn as lines from station to station. Lines branch off, get lost, or end in crosses. The
 * names and texts of the stations are normal text.
 */
export function Lane({ children }: LaneProps) {
  const stations = stationsOf(children);
  const width = laneWidth(stations);
  /** Index of the station at which the lines end; `undefined` if they continue below the last station. */
  const end = continuesBelow(stations) ? undefined : stations.length - 1;
  const crossed = endsInCrosses(stations);
  return (
    <ol className={styles.lane}>
      {stations.map(({ lineCount, name, text }, index) => (
        <li key={name} className={styles.station}>
          <svg
            aria-hidden="true"
            viewBox={crossed && index === end ? undefined : `0 0 ${width} 100`}
            width={width}
            preserveAspectRatio="none"
            className={styles.lines}
          >
            <path d={lanePath(stations, index, width)} className={styles.line} />
          </svg>
          <p
            className={clsx(
              styles.text,
              lineCount > 0 && styles.dot,
              index === end && lineCount > 0 && styles.arrived,
            )}
          >
            <strong className={styles.name}>{name}</strong> {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
