import { Text, VisuallyHidden } from '#design-system';
import { formatShortDay } from '#site/content/formatDay.ts';
import type { PostMeta } from '#site/content/PostMeta.ts';

const dot = <span aria-hidden>·</span>;

/** Author, date and reading time of a post. */
export const PostFacts = ({ post }: { readonly post: PostMeta }) => (
  <Text size="small" tone="muted">
    {post.author} {dot} <time dateTime={post.date}>{formatShortDay(post.date)}</time> {dot}{' '}
    <span>
      {post.readingMinutes}
      {'\u00a0'}min<VisuallyHidden> to read</VisuallyHidden>
    </span>
  </Text>
);
