import type { ReactNode } from 'react';

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
 * Posts to be browsed: the one to begin with and the three newest with their drawings, all others year by year, a row each.
 *
 * **Not this?** A few posts at the end of a page are a `PostList`.
 */
export function PostIndex({ first, posts }: PostIndexProps) {
  const newest = posts.slice(0, 3);
  const earlier = posts.slice(3);
  return (
    <>
      {first && <LargePost post={first} first />}
      {newest.length > 0 && (
        <Group title={titles.newest}>
          <ul className={styles.newest}>
            {newest.map((post) => (
              <LargePost key={post.slug} post={post} />
            ))}
          </ul>
        </Group>
      )}
      {[...new Set(earlier.map(yearOf))].map((year) => (
        <Group key={year} title={newest.some((post) => yearOf(post) === year) ? titles.earlier(year) : year}>
          <PostList posts={earlier.filter((post) => yearOf(post) === year)} />
        </Group>
      ))}
    </>
  );
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles.group}>
    <Heading level={2} size="h4" className={styles.title}>
      {title}
    </Heading>
    {children}
  </div>
);
