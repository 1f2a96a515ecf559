import { Fragment } from 'react';

import { technologies } from '#services/knowledge';

import * as styles from './Technologies.css.ts';

/** What we build with, by kind. */
export function Technologies() {
  return (
    <dl className={styles.list}>
      {technologies.map(({ name, items }) => (
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
