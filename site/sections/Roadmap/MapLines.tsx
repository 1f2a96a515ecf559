import * as styles from './Roadmap.css.ts';
import { arrived, switchedOff, systemPaths } from './roadmapPaths.ts';

/** The lines of all systems, with a ring where one is switched off and a dot where one arrives. */
export const MapLines = () => (
  <>
    {systemPaths.map((path) => (
      <path key={path} d={path} className={styles.lane} />
    ))}
    <path d={switchedOff} className={styles.end} />
    <path d={switchedOff} className={styles.hole} />
    <path d={arrived} className={styles.done} />
  </>
);
