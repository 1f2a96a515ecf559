import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { Heading } from '#design-system';
import type { PostMeta } from '#site/content/PostMeta.ts';

import { LargePost } from './LargePost.tsx';
import { titles } from './PostIndex.content.ts';
import * as styles from './PostIndex.css.ts';
import { SmallPost } from './SmallPost.tsx';

export interface PostIndexProps {
  /** The post to begin with, if there is one: none of the others. */
  readonly first?: PostMeta | undefined;
  /** Newest first. */
  readonly posts: readonly PostMeta[];
}

/**
 * Posts to be browsed: the one to begin with and the three newest with their drawings, all others in two columns with their signs.
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
      {earlier.length > 0 && (
        <Group title={titles.earlier}>
          <ul className={styles.earlier}>
            {earlier.map((post) => (
              <SmallPost key={post.slug} post={post} />
            ))}
          </ul>
        </Group>
      )}
    </>
  );
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles.group}>
    <Heading level={2} size="h4" className={clsx(styles.label, styles.title)}>
      {title}
    </Heading>
    {children}
  </div>
);
