import { Link, Text } from '#design-system';

import * as styles from './LinkList.css.ts';

export interface LinkListProps {
  readonly entries: readonly { readonly name: string; readonly path: string; readonly description: string }[];
}

/**
 * Links to pages, each with a short description, as on the sitemap.
 *
 * **Not this?** Use `IndexList` for links with drawings.
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
