import { Heading } from '#design-system';
import type { PostMeta } from '#site/content/PostMeta.ts';
import { PostList } from '#site/sections/PostList/PostList.tsx';

import { LargePost } from './LargePost.tsx';
import { titles } from './PostIndex.content.ts';
import * as styles from './PostIndex.css.ts';

export interface PostIndexProps {
  /** Newest first. */
  readonly posts: readonly PostMeta[];
}

const yearOf = ({ date }: PostMeta) => date.slice(0, 4);

/**
 * Posts to be browsed: the two newest with what they explain drawn large, all others year by year, a line each. The one
 * to begin with stands above them (`StartHere`).
 *
 * **Not this?** A few posts at the end of a page are a `PostList`.
 */
export function PostIndex({ posts }: PostIndexProps) {
  const newest = posts.slice(0, 2);
  const older = posts.slice(2);
  const groups = [
    ...(newest.length > 0
      ? [
          {
            title: titles.newest,
            list: (
              <ul className={styles.pair}>
                {newest.map((post) => (
                  <LargePost key={post.slug} post={post} />
                ))}
              </ul>
            ),
          },
        ]
      : []),
    ...[...new Set(older.map(yearOf))].map((year) => ({
      title: year,
      list: <PostList posts={older.filter((post) => yearOf(post) === year)} />,
    })),
  ];
  return groups.map(({ title, list }) => (
    <div key={title} className={styles.group}>
      <Heading level={2} size="h3" className={styles.title}>
        {title}
      </Heading>
      {list}
    </div>
  ));
}
