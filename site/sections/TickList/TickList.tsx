import { Icon, Text } from '#design-system';

import * as styles from './TickList.css.ts';

export interface TickListProps {
  readonly items: readonly string[];
}

/** Short statements, two columns where there is room. */
export function TickList({ items }: TickListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon name="check" className={styles.tick} />
          <Text as="span">{item}</Text>
        </li>
      ))}
    </ul>
  );
}
