import { Text } from '#design-system';

import * as styles from './MapTotal.css.ts';

interface MapTotalProps {
  /** Six rows: two sums of three rows each. The third row of a sum is its result. */
  readonly lines: readonly { readonly term: string; readonly details: string }[];
  /** Conclusion from both sums. */
  readonly result: string;
}

/** Costs of the example map in three years, its savings a month, and the time until it is paid back. */
export const MapTotal = ({ lines, result }: MapTotalProps) => (
  <div className={styles.total}>
    <dl className={styles.sums}>
      {lines.map(({ term, details }) => (
        <div key={term} className={styles.row}>
          <dt>{term}</dt>
          <dd className={styles.amount}>{details}</dd>
        </div>
      ))}
    </dl>
    <Text size="lead">{result}</Text>
  </div>
);
