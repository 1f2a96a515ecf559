import { Text } from '#design-system';

import * as styles from './MapTotal.css.ts';

interface MapTotalProps {
  /** Two sums of three lines each, the third their result. */
  readonly lines: readonly { readonly term: string; readonly details: string }[];
  /** Conclusion from both. */
  readonly result: string;
}

/** Costs of the sample company in three years, its savings, and the month in which they meet. */
export const MapTotal = ({ lines, result }: MapTotalProps) => (
  <div className={styles.total}>
    <dl className={styles.sums}>
      {lines.map(({ term, details }) => (
        <div key={term} className={styles.sum}>
          <dt>{term}</dt>
          <dd className={styles.amount}>{details}</dd>
        </div>
      ))}
    </dl>
    <Text size="lead">{result}</Text>
  </div>
);
