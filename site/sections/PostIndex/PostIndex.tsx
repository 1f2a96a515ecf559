import { Heading } from '#design-system';
import type { PostMeta } from '#site/content/PostMeta.ts';

import { LargePost, type LargePostProps } from './LargePost.tsx';
import { titles } from './PostIndex.content.ts';
import * as styles from './PostIndex.css.ts';

export interface PostIndexProps {
  /** The post to begin with, if there is one: none of the others. */
  readonly first?: PostMeta | undefined;
  /** Newest first. */
  readonly posts: readonly PostMeta[];
}

/**
 * Posts to be browsed: the one to begin with, the three newest, and all others.
 *
 * **Not this?** A few posts at the end of a page are a `PostList`.
 */
export const PostIndex = ({ first, posts }: PostIndexProps) => (
  <>
    {first && <LargePost post={first} place="first" />}
    <Group title={titles.newest} posts={posts.slice(0, 3)} place="new" />
    <Group title={titles.earlier} posts={posts.slice(3)} place="older" />
  </>
);

interface GroupProps extends Pick<LargePostProps, 'place'> {
  readonly title: string;
  readonly posts: readonly PostMeta[];
}

const Group = ({ title, posts, place }: GroupProps) =>
  posts.length > 0 && (
    <div className={styles.group}>
      <Heading level={2} size="h3" className={styles.title}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {posts.map((post) => (
          <LargePost key={post.slug} post={post} place={place} />
        ))}
      </ul>
    </div>
  );
