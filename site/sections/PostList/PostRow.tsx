import { Heading, Link, Text } from '#design-system';
import type { PostMeta } from '#site/content/PostMeta.ts';
import { PostDrawing } from '#site/drawings/PostDrawing/PostDrawing.tsx';
import { paths } from '#site/routing/paths.ts';
import { firstSentence } from '#site/sections/firstSentence.ts';

import { PostFacts } from './PostFacts.tsx';
import * as styles from './PostList.css.ts';
import { postLink } from './postLink.css.ts';

/** A post as a line of a list: a drawing, what it is called and about, when, where it belongs, how long it takes. */
export const PostRow = ({ post }: { readonly post: PostMeta }) => (
  <li className={styles.row}>
    <PostDrawing post={post} className={styles.drawing} />
    <Heading level={3} size="h3">
      <Link href={paths.post(post.slug)} variant="quiet" className={postLink}>
        {post.title}
      </Link>
    </Heading>
    <Text tone="muted" className={styles.words}>
      {firstSentence(post.description)}
    </Text>
    <PostFacts post={post} />
  </li>
);
