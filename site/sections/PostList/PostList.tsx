import { Grid } from '#design-system';
import type { PostMeta } from '#site/content/PostMeta.ts';

import { PostCard } from './PostCard.tsx';
import * as styles from './PostList.css.ts';

export interface PostListProps {
  readonly posts: readonly PostMeta[];
}

/** Posts with their drawings, three in a row on wide windows. */
export const PostList = ({ posts }: PostListProps) => (
  <Grid as="ul" gap="xl" columns={{ desktop: 3 }} className={styles.list}>
    {posts.map((post) => (
      <PostCard key={post.slug} post={post} />
    ))}
  </Grid>
);
