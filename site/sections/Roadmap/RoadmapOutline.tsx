import { MapLines } from './MapLines.tsx';
import * as styles from './Roadmap.css.ts';
import { mapBox } from './roadmapPaths.ts';

/** The map without its words, for the head of its page. */
export const RoadmapOutline = () => (
  <svg
    viewBox={`0 0 ${mapBox.width} ${mapBox.height}`}
    preserveAspectRatio="none"
    focusable="false"
    aria-hidden
    className={styles.outline}
  >
    <MapLines />
  </svg>
);
