import { Link, Stack, Text } from '#design-system';
import type { SearchHit } from '#services';
import { paths } from '#site/routing/paths.ts';
import { copy, kinds } from './SearchDialog.content.ts';
import * as styles from './SearchResults.css.ts';

interface SearchResultsProps {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly onFollow: (() => void) | undefined;
}

/** Results with their kind and an excerpt, or advice if there are none. */
export function SearchResults({ query, hits, onFollow }: SearchResultsProps) {
  if (hits.length === 0)
    return (
      <Stack gap="xs">
        <Text>{copy.none.title(query)}</Text>
        <Text tone="muted">{copy.none.text}</Text>
        <Link href={paths.sitemap} variant="standalone" onClick={onFollow}>
          {copy.none.link}
        </Link>
      </Stack>
    );
  return (
    <ul className={styles.list}>
      {hits.map(({ kind, title, path, excerpt }) => (
        <li key={`${kind} ${title} ${path}`} className={styles.entry}>
          <Link href={path} variant="quiet" className={styles.link} onClick={onFollow}>
            {title}
          </Link>
          <span className={styles.kind}>{kinds[kind]}</span>
          <Text size="small" tone="muted" className={styles.excerpt}>
            {excerpt}
          </Text>
        </li>
      ))}
    </ul>
  );
}
