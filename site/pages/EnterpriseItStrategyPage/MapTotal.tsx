import { Text } from '#design-system';

import * as styles from './MapTotal.css.ts';

interface MapTotalProps {
  /** Two sums of three lines each, the third their result. */
  readonly lines: readonly { readonly term: string; readonly details: string }[];
  /** What follows from both. */
  readonly result: string;
}

/** What the company of the map spends in three years, what comes back, and when that is even. */
export const MapTotal = ({ lines, result }: MapTotalProps) => (
  <div className={styles.total}>
    <dl className={styles.sums}>
      {lines.map(({ term, details }) => (
        <div key={term} className={styles.sum}>
          <dt>{term}</dt>
          <dd>{details}</dd>
        </div>
      ))}
    </dl>
    <Text size="lead">{result}</Text>
  </div>
);
