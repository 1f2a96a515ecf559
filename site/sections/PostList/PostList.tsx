import { Heading, Link, Text, VisuallyHidden } from '#design-system';
import { categoryNames } from '#site/content/categories.ts';
import { formatDay } from '#site/content/formatDay.ts';
import type { PostMeta } from '#site/content/PostMeta.ts';
import { Glyph } from '#site/drawings/glyphs/Glyph.tsx';
import { paths } from '#site/routing/paths.ts';

import * as styles from './PostList.css.ts';
import { postLink } from './postLink.css.ts';

export interface PostListProps {
  readonly posts: readonly PostMeta[];
}

/**
 * A few posts, one a row: when, what it is called and about, where it belongs, how long it takes, a drawing.
 *
 * **Not this?** All posts, on their own page, are a `PostIndex`.
 */
export function PostList({ posts }: PostListProps) {
  return (
    <ul className={styles.list}>
      {posts.map((post) => {
        const { slug, title, description, category, drawing = category, date, readingMinutes } = post;
        return (
          <li key={slug} className={styles.post}>
            <p className={styles.facts}>
              <time dateTime={date}>{formatDay(date)}</time>
              <br />
              {categoryNames[category]}, {readingMinutes} min<VisuallyHidden> to read</VisuallyHidden>
            </p>
            <Glyph name={drawing} viewBox="7 7 58 58" className={styles.drawing} />
            <div className={styles.words}>
              <Heading level={3} size="h3">
                <Link href={paths.post(slug)} variant="quiet" className={postLink}>
                  {title}
                </Link>
              </Heading>
              <Text tone="muted">{description}</Text>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
