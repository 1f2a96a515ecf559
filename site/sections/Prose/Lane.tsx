import { clsx } from 'clsx';

import * as styles from './Lane.css.ts';
import { LaneLines } from './LaneLines.tsx';
import { goesOn, stationsOf } from './lanePath.ts';

/** A sequence of a post as a drawing: lines run from station to station, get lost, branch off or end in crosses. Its words are text. */
export function Lane({ children }: { /** A station a line. */ readonly children: string }) {
  const stations = stationsOf(children);
  const end = goesOn(stations) ? undefined : stations.length - 1;
  return (
    <ol className={styles.lane}>
      {stations.map(({ lines, name, words, lost }, index) => (
        <li key={name} className={styles.station}>
          <LaneLines stations={stations} index={index} direction="across" className={styles.across} />
          <LaneLines stations={stations} index={index} direction="down" className={styles.down} />
          <p className={clsx(styles.words, index === end && lines > 0 && styles.arrived)}>
            <strong className={styles.name}>{name}</strong> {words}
            {lost.map((each) => (
              <span key={each} className={styles.lost}>
                {' '}
                {each}
              </span>
            ))}
          </p>
        </li>
      ))}
    </ol>
  );
}
