import { Heading } from '#design-system';

import { labels } from './PostPage.content.ts';
import * as styles from './PostPage.css.ts';

/** Summary of a post, one sentence in each line. */
export const InShort = ({ lines }: { readonly lines: readonly string[] }) => (
  <section className={styles.inShort}>
    <Heading level={2} size="h4" className={styles.inShortTitle}>
      {labels.inShort}
    </Heading>
    <ul className={styles.inShortLines}>
      {lines.map((line) => (
        <li key={line} className={styles.inShortLine}>
          {line}
        </li>
      ))}
    </ul>
  </section>
);
