import { Heading } from '#design-system';
import type { PostMeta } from '#site/content/PostMeta.ts';
import { PostList } from '#site/sections/PostList/PostList.tsx';

import * as styles from './PostIndex.css.ts';

export interface PostIndexProps {
  /** At least one, newest first. */
  readonly posts: readonly PostMeta[];
}

const yearOf = ({ date }: PostMeta) => date.slice(0, 4);

/**
 * All posts, to be browsed: year by year, the newest post in large type with a large drawing.
 *
 * **Not this?** A few posts at the end of a page are a `PostList`.
 */
export function PostIndex({ posts }: PostIndexProps) {
  return [...new Set(posts.map(yearOf))].map((year, index) => (
    <div key={year} className={styles.year}>
      <Heading level={3} className={styles.numeral}>
        {year}
      </Heading>
      <PostList
        posts={posts.filter((post) => yearOf(post) === year)}
        headingLevel={4}
        lead={index === 0 ? styles.lead : undefined}
      />
    </div>
  ));
}
