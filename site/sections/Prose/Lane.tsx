import { clsx } from 'clsx';

import * as styles from './Lane.css.ts';
import { endsInCrosses, goesOn, lanePath, laneWidth, stationsOf } from './lanePath.ts';

/** A sequence of a post as a drawing: lines run from station to station, get lost, branch off or end in crosses. Its words are text. */
export function Lane({ children }: { /** A station a line. */ readonly children: string }) {
  const stations = stationsOf(children);
  const height = laneWidth(stations, 'across');
  const width = laneWidth(stations, 'down');
  const end = goesOn(stations) ? undefined : stations.length - 1;
  const crossed = endsInCrosses(stations);
  return (
    <ol className={styles.lane}>
      {stations.map(({ lines, name, words }, index) => (
        <li key={name} className={styles.station}>
          <svg
            aria-hidden="true"
            viewBox={crossed && index === end ? undefined : `0 0 100 ${height}`}
            height={height}
            preserveAspectRatio="none"
            className={styles.across}
          >
            <path d={lanePath(stations, index, height, 'across')} className={styles.line} />
          </svg>
          <svg
            aria-hidden="true"
            viewBox={crossed && index === end ? undefined : `0 0 ${width} 100`}
            width={width}
            preserveAspectRatio="none"
            className={styles.down}
          >
            <path d={lanePath(stations, index, width, 'down')} className={styles.line} />
          </svg>
          <p className={clsx(styles.words, index === end && lines > 0 && styles.arrived)}>
            <strong className={styles.name}>{name}</strong> {words}
          </p>
        </li>
      ))}
    </ol>
  );
}
