import * as styles from './RoadmapLegend.css.ts';

export interface RoadmapLegendProps {
  /** What a line stands for. */
  readonly lane: string;
  /** What a ring stands for. */
  readonly off: string;
  /** What a dot stands for. */
  readonly stays: string;
}

const signs = ['lane', 'off', 'stays'] as const;

/** What the signs of a `Roadmap` stand for: over it, beside the actions of the page's head where there is room. */
export const RoadmapLegend = (meanings: RoadmapLegendProps) => (
  <ul className={styles.legend}>
    {signs.map((sign) => (
      <li key={sign} className={styles.entry}>
        <svg viewBox="0 0 28 14" aria-hidden="true" focusable="false" className={styles.drawing}>
          <path d={sign === 'lane' ? 'M1 7H27' : 'M1 7H20'} className={styles.sign.lane} />
          {sign !== 'lane' && <path d="M20 7h0" className={styles.sign[sign === 'off' ? 'end' : 'done']} />}
          {sign === 'off' && <path d="M20 7h0" className={styles.sign.hole} />}
        </svg>
        {meanings[sign]}
      </li>
    ))}
  </ul>
);
