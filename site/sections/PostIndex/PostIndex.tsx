import { Heading } from '#design-system';
import type { PostMeta } from '#site/content/PostMeta.ts';

import { LargePost } from './LargePost.tsx';
import { titles } from './PostIndex.content.ts';
import * as styles from './PostIndex.css.ts';
import { PostRow } from './PostRow.tsx';

export interface PostIndexProps {
  /** Newest first. */
  readonly posts: readonly PostMeta[];
  /** The slug of the one to begin with. */
  readonly startHere: string;
}

const yearOf = ({ date }: PostMeta) => date.slice(0, 4);

/**
 * All posts, to be browsed: the one to begin with and the two newest with what they explain drawn large, all others year
 * by year, a line each.
 *
 * **Not this?** A few posts at the end of a page are a `PostList`.
 */
export function PostIndex({ posts, startHere }: PostIndexProps) {
  const start = posts.filter(({ slug }) => slug === startHere);
  const others = posts.filter(({ slug }) => slug !== startHere);
  const newest = others.slice(0, 2);
  const older = others.slice(2);
  const groups = [
    { title: titles.start, list: styles.start, large: start },
    { title: titles.newest, list: styles.pair, large: newest },
    ...[...new Set(older.map(yearOf))].map((year) => ({
      title: year,
      list: styles.rows,
      rows: older.filter((post) => yearOf(post) === year),
    })),
  ].map((group) => ({ large: [], rows: [], ...group }));
  return groups
    .filter(({ large, rows }) => large.length + rows.length > 0)
    .map(({ title, list, large, rows }) => (
      <div key={title} className={styles.group}>
        <Heading level={2} size="h3" className={styles.title}>
          {title}
        </Heading>
        <ul className={list}>
          {large.map((post) => (
            <LargePost key={post.slug} post={post} first={title === titles.start} />
          ))}
          {rows.map((post) => (
            <PostRow key={post.slug} post={post} />
          ))}
        </ul>
      </div>
    ));
}
