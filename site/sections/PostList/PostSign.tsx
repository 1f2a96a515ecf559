import { clsx } from 'clsx';

import type { PostMeta } from '#site/content/PostMeta.ts';
import { Glyph } from '#site/drawings/glyphs/Glyph.tsx';

import * as styles from './PostList.css.ts';

interface PostSignProps {
  readonly post: PostMeta;
  readonly className?: string | undefined;
}

/** The small drawing of a post on its plate. */
export const PostSign = ({ post, className }: PostSignProps) => (
  <Glyph name={post.drawing ?? post.category} viewBox="4 4 64 64" className={clsx(styles.sign, className)} />
);
