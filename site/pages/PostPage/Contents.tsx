import { Link } from '#design-system';
import type { PostHeading } from '#site/content/PostMeta.ts';

import { labels } from './PostPage.content.ts';
import * as styles from './PostPage.css.ts';

/** The sections of a post, beside it on wide windows. */
export function Contents({ headings }: { readonly headings: readonly PostHeading[] }) {
  return (
    <nav aria-label={labels.contents} className={styles.contents}>
      <p className={styles.contentsTitle} aria-hidden="true">
        {labels.contents}
      </p>
      <ol className={styles.contentsList}>
        {headings
          .filter(({ level }) => level === 2)
          .map(({ id, text }) => (
            <li key={id} className={styles.contentsEntry}>
              <Link href={`#${id}`} variant="quiet" className={styles.contentsLink}>
                {text}
              </Link>
            </li>
          ))}
      </ol>
    </nav>
  );
}
