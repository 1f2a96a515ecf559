import { Text } from '#design-system';

import * as styles from './TodayAndAfterwards.css.ts';

export interface TodayAndAfterwardsProps {
  /** The work as it is. */
  readonly today: string;
  /** The work as it becomes. */
  readonly afterwards: string;
  readonly labels: { readonly today: string; readonly afterwards: string };
}

/**
 * The same work now and afterwards, along a line that is broken first and a lane then.
 *
 * **Not this?** Step by step it is `BeforeAfter`.
 */
export function TodayAndAfterwards({ today, afterwards, labels }: TodayAndAfterwardsProps) {
  return (
    <dl className={styles.pair}>
      <div className={styles.half}>
        <Text as="dt" size="small" tone="muted">
          {labels.today}
        </Text>
        <dd className={styles.words}>{today}</dd>
      </div>
      <div className={styles.half}>
        <Text as="dt" size="small" tone="done">
          {labels.afterwards}
        </Text>
        <dd className={styles.words}>{afterwards}</dd>
      </div>
    </dl>
  );
}
