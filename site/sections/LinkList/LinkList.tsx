import { Link, Text } from '#design-system';

import * as styles from './LinkList.css.ts';

export interface LinkListProps {
  readonly entries: readonly { readonly name: string; readonly path: string; readonly description: string }[];
}

/**
 * Places with a line each, as on the sitemap.
 *
 * **Not this?** With drawings it is an `IndexList`.
 */
export function LinkList({ entries }: LinkListProps) {
  return (
    <ul className={styles.list}>
      {entries.map(({ name, path, description }) => (
        <li key={path} className={styles.entry}>
          <Link href={path} variant="quiet" className={styles.link}>
            {name}
          </Link>
          <Text size="small" tone="muted">
            {description}
          </Text>
        </li>
      ))}
    </ul>
  );
}
