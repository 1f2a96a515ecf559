import { clsx } from 'clsx';

import { Heading, Link, Text } from '#design-system';
import type { PostMeta } from '#site/content/PostMeta.ts';
import { PostDrawing } from '#site/drawings/PostDrawing/PostDrawing.tsx';
import { paths } from '#site/routing/paths.ts';

import { PostFacts } from './PostFacts.tsx';
import * as styles from './PostIndex.css.ts';

export interface LargePostProps {
  readonly post: PostMeta;
  /** Whether it leads the page: its drawing stands beside its words where there is room. @default false */
  readonly first?: boolean;
}

/** A post with its drawing, in a list. */
export const LargePost = ({ post, first = false }: LargePostProps) => (
  <li className={clsx(styles.large, first && styles.first)}>
    <div className={clsx(first && styles.firstDrawing)}>
      <PostDrawing post={post} className={styles.drawing} />
    </div>
    <div className={clsx(styles.words, first && styles.firstWords)}>
      <Heading level={3} size={first ? 'h2' : 'h3'} className={clsx(!first && styles.pairTitle)}>
        <Link href={paths.post(post.slug)} variant="quiet" className={styles.link}>
          {post.title}
        </Link>
      </Heading>
      <Text size={first ? 'lead' : 'body'} tone="muted" measure>
        {post.description}
      </Text>
      <PostFacts post={post} />
    </div>
  </li>
);
