import { clsx } from 'clsx';

import { Heading, Link, Text } from '#design-system';
import type { PostMeta } from '#site/content/PostMeta.ts';
import { PostDrawing } from '#site/drawings/PostDrawing/PostDrawing.tsx';
import { paths } from '#site/routing/paths.ts';
import { firstSentence } from '#site/sections/firstSentence.ts';
import { PostFacts } from '#site/sections/PostList/PostFacts.tsx';
import { PostSign } from '#site/sections/PostList/PostSign.tsx';

import { titles } from './PostIndex.content.ts';
import * as styles from './PostIndex.css.ts';

export interface LargePostProps {
  readonly post: PostMeta;
  /** The one to begin with leads the page; what is new says what it found; what is older has a sign where space is scarce. */
  readonly place: 'first' | 'new' | 'older';
}

/** A post with its drawing. */
export const LargePost = ({ post, place }: LargePostProps) => {
  const Entry = place === 'first' ? 'article' : 'li';
  return (
    <Entry className={clsx(styles.large, styles.places[place])}>
      <PostDrawing post={post} className={styles.drawing} />
      {place === 'older' && <PostSign post={post} className={styles.sign} />}
      <div className={styles.words}>
        {place === 'first' && (
          <Heading level={2} size="h3" className={styles.title}>
            {titles.start}
          </Heading>
        )}
        <Heading level={3} size={place === 'first' ? 'h2' : 'h3'}>
          <Link href={paths.post(post.slug)} variant="quiet" className={styles.link}>
            {post.title}
          </Link>
        </Heading>
        {place !== 'older' && (
          <Text size={place === 'first' ? 'lead' : 'body'} tone="muted" measure>
            {firstSentence(post.description)}
          </Text>
        )}
        <PostFacts post={post} />
      </div>
    </Entry>
  );
};
