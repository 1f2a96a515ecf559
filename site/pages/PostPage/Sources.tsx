import { Heading, Link } from '#design-system';
import type { Source } from '#services/knowledge';
import type { PostHeading } from '#site/content/PostMeta.ts';

import { checkedOn, labels } from './PostPage.content.ts';
import * as styles from './PostPage.css.ts';

/** Heading of the sources, also for the table of contents. */
export const sourcesHeading: PostHeading = { id: 'sources', text: labels.sources, level: 2 };

/** Sources of a post, each with the day of its last check. */
export const Sources = ({ sources }: { readonly sources: readonly Source[] }) => (
  <section className={styles.sources}>
    <Heading level={2} size="h3" id={sourcesHeading.id}>
      {labels.sources}
    </Heading>
    <ul className={styles.sourceList}>
      {sources.map((source) => (
        <li key={source.name} className={styles.sourceItem}>
          {source.url ? <Link href={source.url}>{source.name}</Link> : source.name}
          {source.about && `, ${source.about}`}. {checkedOn(source)}
        </li>
      ))}
    </ul>
  </section>
);
