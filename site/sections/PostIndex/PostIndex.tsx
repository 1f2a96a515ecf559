import { clsx } from 'clsx';

import { Heading, Link, Text, VisuallyHidden } from '#design-system';
import { categoryNames } from '#site/content/categories.ts';
import { formatDay } from '#site/content/formatDay.ts';
import type { PostMeta } from '#site/content/PostMeta.ts';
import { Glyph } from '#site/drawings/glyphs/Glyph.tsx';
import { paths } from '#site/routing/paths.ts';

import * as styles from './PostIndex.css.ts';

export interface PostIndexProps {
  /** At least one, newest first. */
  readonly posts: readonly PostMeta[];
}

const yearOf = ({ date }: PostMeta) => date.slice(0, 4);

/**
 * All posts, to be browsed: year by year, the two newest with a large drawing.
 *
 * **Not this?** A few posts at the end of a page are a `PostList`.
 */
export function PostIndex({ posts }: PostIndexProps) {
  return [...new Set(posts.map(yearOf))].map((year) => (
    <div key={year} className={styles.year}>
      <Heading level={3} className={styles.numeral}>
        {year}
      </Heading>
      <ul className={styles.posts}>
        {posts
          .filter((post) => yearOf(post) === year)
          .map((post) => (
            <Entry key={post.slug} post={post} large={posts.indexOf(post) < 2} />
          ))}
      </ul>
    </div>
  ));
}

function Entry({ post, large }: { readonly post: PostMeta; readonly large: boolean }) {
  const { slug, title, description, category, drawing = category, date, readingMinutes } = post;
  return (
    <li className={clsx(styles.post, large && styles.large)}>
      <Glyph
        name={drawing}
        viewBox="7 7 58 58"
        className={clsx(styles.drawing, large && styles.largeDrawing)}
      />
      <div className={styles.words}>
        <Heading level={4} size="h3" className={large ? styles.largeTitle : undefined}>
          <Link href={paths.post(slug)} variant="quiet" className={styles.link}>
            {title}
          </Link>
        </Heading>
        <Text tone="muted">{description}</Text>
        <p className={styles.facts}>
          <time dateTime={date}>{formatDay(date)}</time>{' '}
          <span>
            {categoryNames[category]}, {readingMinutes} min<VisuallyHidden> to read</VisuallyHidden>
          </span>
        </p>
      </div>
    </li>
  );
}
