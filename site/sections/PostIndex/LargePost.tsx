import { clsx } from 'clsx';

import { Heading, Link, Text } from '#design-system';
import type { PostMeta } from '#site/content/PostMeta.ts';
import { PostDrawing } from '#site/drawings/PostDrawing/PostDrawing.tsx';
import { paths } from '#site/routing/paths.ts';

import { firstSentence } from './firstSentence.ts';
import { PostFacts } from './PostFacts.tsx';
import * as styles from './PostIndex.css.ts';

export interface LargePostProps {
  readonly post: PostMeta;
  /** What it is: an entry of a list, or one on its own. @default 'li' */
  readonly as?: 'li' | 'article';
  /** Whether it leads the page: larger, its drawing beside its words on tablets. @default false */
  readonly first?: boolean;
}

/** A post with its drawing. */
export const LargePost = ({ as: Entry = 'li', post, first = false }: LargePostProps) => (
  <Entry className={clsx(styles.large, first && styles.first)}>
    <div className={clsx(first && styles.firstDrawing)}>
      <PostDrawing post={post} className={first ? styles.drawingOfFirst : styles.drawing} />
    </div>
    <div className={styles.words}>
      <Heading level={3} size="h3" className={styles.largeTitle}>
        <Link href={paths.post(post.slug)} variant="quiet" className={styles.link}>
          {post.title}
        </Link>
      </Heading>
      <Text tone="muted" measure className={clsx(first && styles.lineOfFirst)}>
        {first ? firstSentence(post.description) : post.description}
      </Text>
      <PostFacts post={post} />
    </div>
  </Entry>
);
