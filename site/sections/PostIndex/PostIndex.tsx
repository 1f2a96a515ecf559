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
 * All posts, to be browsed: the newest in large type, the others in an even grid, each with its drawing.
 *
 * **Not this?** A few posts at the end of a page are a `PostList`.
 */
export function PostIndex({ posts: [newest, ...others] }: PostIndexProps) {
  if (!newest) return null;
  return (
    <div>
      <article className={styles.newest}>
        <div className={styles.newestWords}>
          <Facts post={newest} />
          <Heading level={3} size="h2">
            <PostLink post={newest} />
          </Heading>
          <Text size="lead" tone="muted" measure>
            {newest.description}
          </Text>
        </div>
        <Glyph name={drawingOf(newest)} large className={styles.newestDrawing} />
      </article>
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map((post) => (
            <li key={post.slug} className={styles.post}>
              <Glyph
                name={drawingOf(post)}
                viewBox="8 8 56 56"
                preserveAspectRatio="xMinYMid"
                className={styles.drawing}
              />
              <Facts post={post} />
              <Heading level={3}>
                <PostLink post={post} />
              </Heading>
              <Text tone="muted" measure className={styles.description}>
                {post.description}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const drawingOf = ({ drawing, category }: PostMeta) => drawing ?? category;

function PostLink({ post: { slug, title } }: { readonly post: PostMeta }) {
  return (
    <Link href={paths.post(slug)} variant="quiet" className={postLink}>
      {title}
    </Link>
  );
}

function Facts({ post: { date, category, readingMinutes } }: { readonly post: PostMeta }) {
  return (
    <p className={styles.facts}>
      <time dateTime={date}>{formatDay(date)}</time>{' '}
      <span className={styles.together}>
        <span>{categoryNames[category]}</span> <span>{readingMinutes} min</span>
      </span>
    </p>
  );
}
