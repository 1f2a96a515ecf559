import { clsx } from 'clsx';

import { Heading, Link, Text } from '#design-system';
import type { PostMeta } from '#site/content/PostMeta.ts';
import { PostDrawing } from '#site/drawings/PostDrawing/PostDrawing.tsx';
import { paths } from '#site/routing/paths.ts';
import { firstSentence } from '#site/sections/firstSentence.ts';
import { PostFacts } from '#site/sections/PostList/PostFacts.tsx';

import { titles } from './PostIndex.content.ts';
import * as styles from './PostIndex.css.ts';

export interface LargePostProps {
  readonly post: PostMeta;
  /** Whether it leads the page, over its whole width; else it is an entry of a list. @default false */
  readonly first?: boolean;
}

/** A post with its drawing. */
export const LargePost = ({ post, first = false }: LargePostProps) => {
  const Entry = first ? 'article' : 'li';
  return (
    <Entry className={clsx(styles.large, first && styles.first)}>
      <PostDrawing post={post} className={styles.drawing} />
      <div className={styles.words}>
        {first && (
          <Heading level={2} size="h4" className={styles.label}>
            {titles.start}
          </Heading>
        )}
        <Heading level={3} size={first ? 'h2' : 'h3'}>
          <Link href={paths.post(post.slug)} variant="quiet" className={styles.link}>
            {post.title}
          </Link>
        </Heading>
        <Text size={first ? 'lead' : 'body'} tone="muted" measure>
          {firstSentence(post.description)}
        </Text>
        <PostFacts post={post} />
      </div>
    </Entry>
  );
};
