import { Text, VisuallyHidden } from '#design-system';
import { categoryNames } from '#site/content/categories.ts';
import { formatShortDay } from '#site/content/formatDay.ts';
import type { PostMeta } from '#site/content/PostMeta.ts';

const dot = <span aria-hidden>·</span>;

/** When a post was published, where it belongs and how long it takes to read. */
export const PostFacts = ({ post }: { readonly post: PostMeta }) => (
  <Text size="small" tone="muted">
    <time dateTime={post.date}>{formatShortDay(post.date)}</time> {dot}{' '}
    <span>{categoryNames[post.category]}</span> {dot}{' '}
    <span>
      {post.readingMinutes}
      {'\u00a0'}min<VisuallyHidden> to read</VisuallyHidden>
    </span>
  </Text>
);
