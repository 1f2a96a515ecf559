import * as styles from './RoadmapLegend.css.ts';

export interface RoadmapLegendProps {
  /** Meaning of a line: a system in use. */
  readonly lane: string;
  /** Meaning of two lines that meet in a dot: two systems become one. */
  readonly join: string;
  /** Meaning of a ring: a system is switched off. */
  readonly off: string;
  /** Meaning of a green dot at the end of a line: the system stays in use. */
  readonly stays: string;
}

const signs = ['lane', 'join', 'off', 'stays'] as const;

const lines = {
  lane: 'M1 7H27',
  join: 'M1 2C8 2 8 7 14 7H27M1 12C8 12 8 7 14 7',
  off: 'M1 7H20',
  stays: 'M1 7H20',
};
/** A dot or ring is a line of length 0 with round ends. */
const dots = { join: styles.sign.join, off: styles.sign.end, stays: styles.sign.done };

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
          {sign !== 'lane' && <path d={sign === 'join' ? 'M14 7h0' : 'M20 7h0'} className={dots[sign]} />}
          {sign === 'off' && <path d="M20 7h0" className={styles.sign.hole} />}
        </svg>
        {meanings[sign]}
      </li>
    ))}
  </ul>
);
