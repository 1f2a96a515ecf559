import { Heading } from '#design-system';
import type { PostMeta } from '#site/content/PostMeta.ts';

import { LargePost } from './LargePost.tsx';
import { titles } from './PostIndex.content.ts';
import * as styles from './PostIndex.css.ts';

/** The post to begin with, for the head of a page: its drawing beside all words where there is room, its words at the foot. */
export const StartHere = ({ post }: { readonly post: PostMeta }) => (
  <section className={styles.start}>
    <Heading level={2} size="h3" className={styles.startTitle}>
      {titles.start}
    </Heading>
    <LargePost post={post} first />
  </section>
);
