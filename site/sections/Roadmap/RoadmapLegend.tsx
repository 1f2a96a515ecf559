import * as styles from './RoadmapLegend.css.ts';

export interface RoadmapLegendProps {
  /** Meaning of a line: a system in use. */
  readonly inUse: string;
  /** Meaning of two lines that meet in a dot: two systems become one. */
  readonly merged: string;
  /** Meaning of a ring: a system is switched off. */
  readonly switchedOff: string;
  /** Meaning of a green dot at the end of a line: the system stays in use. */
  readonly remains: string;
}

const signs = ['inUse', 'merged', 'switchedOff', 'remains'] as const;

const lines = {
  inUse: 'M1 7H27',
  merged: 'M1 2C8 2 8 7 14 7H27M1 12C8 12 8 7 14 7',
  switchedOff: 'M1 7H20',
  remains: 'M1 7H20',
};
/** A dot or ring is a line of length 0 with round ends. */
const dots = { merged: styles.sign.join, switchedOff: styles.sign.end, remains: styles.sign.done };

/**
 * Legend of a `Roadmap`. It stands above the roadmap; on wide windows it stands beside the buttons of the page
 * header.
 */
export const RoadmapLegend = (meanings: RoadmapLegendProps) => (
  <ul className={styles.legend}>
    {signs.map((sign) => (
      <li key={sign} className={styles.entry}>
        <svg viewBox="0 0 28 14" aria-hidden="true" focusable="false" className={styles.drawing}>
          <path d={lines[sign]} className={styles.sign.lane} />
          {sign !== 'inUse' && <path d={sign === 'merged' ? 'M14 7h0' : 'M20 7h0'} className={dots[sign]} />}
          {sign === 'switchedOff' && <path d="M20 7h0" className={styles.sign.hole} />}
        </svg>
        {meanings[sign]}
      </li>
    ))}
  </ul>
);
