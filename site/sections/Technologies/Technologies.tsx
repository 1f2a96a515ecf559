import { Fragment } from 'react';

import { technologies } from '#services/knowledge';

import * as styles from './Technologies.css.ts';

export interface TechnologiesProps {
  /** The names of those that matter here. @default all of them */
  readonly kinds?: readonly string[];
}

/** What we build with, by kind. */
export function Technologies({ kinds }: TechnologiesProps) {
  return (
    <dl className={styles.list}>
      {technologies
        .filter(({ name }) => kinds?.includes(name) ?? true)
        .map(({ name, items }) => (
          <div key={name} className={styles.group}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.items}>
              {items.map((item, index) => (
                <Fragment key={item}>
                  {index > 0 && ' '}
                  <span className={styles.item}>
                    {item}
                    {index < items.length - 1 && ','}
                  </span>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  );
}
