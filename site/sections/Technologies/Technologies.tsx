import { technologies } from '#services/knowledge';

import * as styles from './Technologies.css.ts';
import { TechnologyNames } from './TechnologyNames.tsx';

/** Technologies by kind, each with its use. */
export const Technologies = () => (
  <dl className={styles.list}>
    {technologies.map(({ name, use, items }) => (
      <div key={name} className={styles.group}>
        <dt className={styles.name}>
          {name} <span className={styles.use}>{use}</span>
        </dt>
        <dd>
          <TechnologyNames items={items} />
        </dd>
      </div>
    ))}
  </dl>
);
