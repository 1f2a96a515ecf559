import type { PostMeta } from '#site/content/PostMeta.ts';

import * as styles from './PostList.css.ts';
import { PostRow } from './PostRow.tsx';

export interface PostListProps {
  readonly posts: readonly PostMeta[];
}

/**
 * Posts, one a row.
 *
 * **Not this?** All posts, on their own page, are a `PostIndex`.
 */
export const PostList = ({ posts }: PostListProps) => (
  <ul className={styles.list}>
    {posts.map((post) => (
      <PostRow key={post.slug} post={post} />
    ))}
  </ul>
);
