import { clsx } from 'clsx';

import { Heading, Link, Text } from '#design-system';
import { categoryNames } from '#site/content/categories.ts';
import { formatDay } from '#site/content/formatDay.ts';
import type { PostMeta } from '#site/content/PostMeta.ts';
import { Glyph } from '#site/drawings/glyphs/Glyph.tsx';
import { paths } from '#site/routing/paths.ts';
import { postLink } from '#site/sections/PostList/postLink.css.ts';

import * as styles from './PostIndex.css.ts';

export interface PostIndexProps {
  /** At least one, newest first. */
  readonly posts: readonly PostMeta[];
}

/**
 * All posts, to be browsed: one a row under its date and category, the newest in large type with its drawing.
 *
 * **Not this?** A few posts at the end of a page are a `PostList`.
 */
export function PostIndex({ posts }: PostIndexProps) {
  return (
    <ul className={styles.list}>
      {posts.map((post, index) => {
        const newest = index === 0;
        const { slug, title, description, category, drawing = category } = post;
        return (
          <li key={slug} className={clsx(styles.post, newest && styles.newest)}>
            <Facts post={post} />
            <div className={styles.words}>
              <Heading level={3} size={newest ? 'h2' : 'h3'}>
                <Link href={paths.post(slug)} variant="quiet" className={postLink}>
                  {title}
                </Link>
              </Heading>
              <Text size={newest ? 'lead' : 'body'} tone="muted" measure={newest}>
                {description}
              </Text>
            </div>
            <Glyph
              name={drawing}
              viewBox="7 7 58 58"
              className={clsx(styles.drawing, newest && styles.newestDrawing)}
            />
          </li>
        );
      })}
    </ul>
  );
}

function Facts({ post: { date, category, readingMinutes } }: { readonly post: PostMeta }) {
  return (
    <p className={styles.facts}>
      <time dateTime={date} className={styles.date}>
        {formatDay(date)}
      </time>{' '}
      <span className={styles.kind}>
        <span>{categoryNames[category]}</span> <span>{readingMinutes} min</span>
      </span>
    </p>
  );
}
