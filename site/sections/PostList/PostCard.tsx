import { clsx } from 'clsx';

import { Heading, Link, Text } from '#design-system';
import { categoryNames } from '#site/content/categories.ts';
import type { PostMeta } from '#site/content/PostMeta.ts';
import { PostDrawing } from '#site/drawings/PostDrawing/PostDrawing.tsx';
import { paths } from '#site/routing/paths.ts';
import { firstSentence } from '#site/sections/firstSentence.ts';

import { PostFacts } from './PostFacts.tsx';
import * as styles from './PostList.css.ts';
import { postLink } from './postLink.css.ts';

export interface PostCardProps {
  readonly post: PostMeta;
  /** Shows the post across the whole width under this heading. Without a heading the post is an entry of a list. */
  readonly heading?: string;
}

/**
 * A post with its drawing, category, title, first sentence, author and date.
 *
 * **Not this?** Use `PostList` for several posts.
 */
export const PostCard = ({ post, heading }: PostCardProps) => {
  const Entry = heading ? 'article' : 'li';
  return (
    <Entry className={clsx(styles.card, heading && (post.drawing ? styles.first : styles.firstWithIcon))}>
      <PostDrawing post={post} className={styles.drawing} />
      <div className={styles.text}>
        {heading && (
          <Heading level={2} size="h4">
            {heading}
          </Heading>
        )}
        <Text size="small" tone="muted">
          {categoryNames[post.category]}
        </Text>
        <Heading level={3} size={heading ? 'h2' : 'h3'}>
          <Link href={paths.post(post.slug)} variant="quiet" className={postLink}>
            {post.title}
          </Link>
        </Heading>
        <Text size={heading ? 'lead' : 'body'} tone="muted" measure>
          {firstSentence(post.description)}
        </Text>
        <PostFacts post={post} />
      </div>
    </Entry>
  );
};
