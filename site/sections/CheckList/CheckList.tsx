import { Icon } from '#design-system';

import * as styles from './CheckList.css.ts';

export interface CheckListProps {
  readonly items: readonly string[];
  /** Sign before each item: `done` shows a tick, `example` a dash. @default 'done' */
  readonly mark?: 'done' | 'example';
}

const marks = {
  done: { icon: 'check', style: styles.done },
  example: { icon: 'minus', style: styles.example },
} as const;

/** Short statements, one on each line. Use `done` for results that will be true, `example` for examples. */
export function CheckList({ items, mark = 'done' }: CheckListProps) {
  const { icon, style } = marks[mark];
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon name={icon} className={style} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
