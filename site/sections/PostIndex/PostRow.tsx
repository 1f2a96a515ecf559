import { Heading, Link, Text } from '#design-system';
import type { PostMeta } from '#site/content/PostMeta.ts';
import { Glyph } from '#site/drawings/glyphs/Glyph.tsx';
import { paths } from '#site/routing/paths.ts';
import { postLink } from '#site/sections/PostList/postLink.css.ts';

import { firstSentence } from './firstSentence.ts';
import { PostFacts } from './PostFacts.tsx';
import * as styles from './PostIndex.css.ts';

/** A post as a line of a list: when, what it is called and about, where it belongs, how long it takes, a drawing. */
export const PostRow = ({ post }: { readonly post: PostMeta }) => (
  <li className={styles.row}>
    <div className={styles.rowWords}>
      <Heading level={3} size="h4">
        <Link href={paths.post(post.slug)} variant="quiet" className={postLink}>
          {post.title}
        </Link>
      </Heading>
      <Text size="small" tone="muted" className={styles.teaser}>
        {firstSentence(post.description)}
      </Text>
    </div>
    <PostFacts post={post} inColumns />
    <Glyph name={post.drawing ?? post.category} viewBox="7 7 58 58" className={styles.sign} />
  </li>
);
