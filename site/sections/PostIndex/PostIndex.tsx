import { Heading } from '#design-system';
import type { PostMeta } from '#site/content/PostMeta.ts';
import { PostList } from '#site/sections/PostList/PostList.tsx';

import { LargePost } from './LargePost.tsx';
import { titles } from './PostIndex.content.ts';
import * as styles from './PostIndex.css.ts';

export interface PostIndexProps {
  /** The post to begin with, if there is one: none of the others. */
  readonly first?: PostMeta | undefined;
  /** Newest first. */
  readonly posts: readonly PostMeta[];
}

const yearOf = ({ date }: PostMeta) => date.slice(0, 4);

/**
 * Posts to be browsed: the one to begin with over the whole width, the two newest with what they explain drawn large, all
 * others year by year, a line each.
 *
 * **Not this?** A few posts at the end of a page are a `PostList`.
 */
export function PostIndex({ first, posts }: PostIndexProps) {
  const newest = posts.slice(0, 2);
  const older = posts.slice(2);
  const groups = [
    ...(first ? [{ title: titles.start, list: <LargePost post={first} first /> }] : []),
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
