import * as styles from './RoadmapLegend.css.ts';

export interface RoadmapLegendProps {
  /** Meaning of a line. */
  readonly lane: string;
  /** Meaning of two lines that meet in a dot. */
  readonly join: string;
  /** Meaning of a ring. */
  readonly off: string;
  /** Meaning of a dot at the end. */
  readonly stays: string;
}

const signs = ['lane', 'join', 'off', 'stays'] as const;

const lines = {
  lane: 'M1 7H27',
  join: 'M1 2C8 2 8 7 14 7H27M1 12C8 12 8 7 14 7',
  off: 'M1 7H20',
  stays: 'M1 7H20',
};
const dots = { join: styles.sign.join, off: styles.sign.end, stays: styles.sign.done };

/** Legend of a `Roadmap`: over it, beside the actions of the page's head where there is space. */
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
