import { Fragment } from 'react';

import { technologies } from '#services/knowledge';

import * as styles from './Technologies.css.ts';

export interface TechnologiesProps {
  /** The names of those that matter here. @default all of them */
  readonly kinds?: readonly string[];
}

/** Technologies by kind, each with its use. */
export function Technologies({ kinds }: TechnologiesProps) {
  return (
    <dl className={styles.list}>
      {technologies
        .filter(({ name }) => kinds?.includes(name) ?? true)
        .map(({ name, use, items }) => (
          <div key={name} className={styles.group}>
            <dt className={styles.name}>
              {name} <span className={styles.use}>{use}</span>
            </dt>
            <dd>
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
