import { Heading, Link, Stack, Text } from '#design-system';
import type { PostMeta } from '#site/content/PostMeta.ts';
import { paths } from '#site/routing/paths.ts';
import { firstSentence } from '#site/sections/firstSentence.ts';
import { PostFacts } from '#site/sections/PostList/PostFacts.tsx';
import { teaser } from '#site/sections/PostList/PostList.css.ts';
import { PostSign } from '#site/sections/PostList/PostSign.tsx';
import { postLink } from '#site/sections/PostList/postLink.css.ts';

import * as styles from './PostIndex.css.ts';

/** A post with its sign. */
export const SmallPost = ({ post }: { readonly post: PostMeta }) => (
  <li className={styles.small}>
    <PostSign post={post} />
    <Stack gap="xxs">
      <Heading level={3} size="h4">
        <Link href={paths.post(post.slug)} variant="quiet" className={postLink}>
          {post.title}
        </Link>
      </Heading>
      <Text tone="muted" className={teaser}>
        {firstSentence(post.description)}
      </Text>
      <PostFacts post={post} />
    </Stack>
  </li>
);
