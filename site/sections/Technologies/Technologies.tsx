import { technologies } from '#services/knowledge';

import * as styles from './Technologies.css.ts';
import { TechnologyNames } from './TechnologyNames.tsx';

export interface TechnologiesProps {
  /** Names of the kinds to show. @default all kinds */
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
              <TechnologyNames items={items} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
