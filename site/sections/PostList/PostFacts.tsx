import { Text, VisuallyHidden } from '#design-system';
import { categoryNames } from '#site/content/categories.ts';
import { formatDay } from '#site/content/formatDay.ts';
import type { PostMeta } from '#site/content/PostMeta.ts';

import * as styles from './PostList.css.ts';

/** When a post was published, where it belongs and how long it takes to read. */
export const PostFacts = ({ post }: { readonly post: PostMeta }) => (
  <Text size="small" tone="muted" className={styles.facts}>
    <time dateTime={post.date}>{formatDay(post.date)}</time>{' '}
    <span className={styles.kind}>
      <span>
        {categoryNames[post.category]} <span aria-hidden>·</span>
      </span>{' '}
      <span>
        {post.readingMinutes} min<VisuallyHidden> to read</VisuallyHidden>
      </span>
    </span>
  </Text>
);
