import { Text } from '#design-system';

import * as styles from './MapTotal.css.ts';

interface MapTotalProps {
  /** Two sums of three lines. The third line of each is its result. */
  readonly lines: readonly { readonly term: string; readonly details: string }[];
  /** Conclusion from both sums. */
  readonly result: string;
}

/** Costs and savings of the sample company in three years, and the month of the payback. */
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
