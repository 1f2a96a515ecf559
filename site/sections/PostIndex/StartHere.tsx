import { Heading } from '#design-system';
import type { PostMeta } from '#site/content/PostMeta.ts';

import { LargePost } from './LargePost.tsx';
import { titles } from './PostIndex.content.ts';
import * as styles from './PostIndex.css.ts';

/** The post to begin with, beside the title of the page where there is room; below it elsewhere. */
export const StartHere = ({ post }: { readonly post: PostMeta }) => (
  <section className={styles.start}>
    <Heading level={2} size="h3" className={styles.title}>
      {titles.start}
    </Heading>
    <LargePost as="article" post={post} first />
  </section>
);
