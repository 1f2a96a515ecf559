import type { PostMeta } from '#site/content/PostMeta.ts';

import { Glyph } from '../glyphs/Glyph.tsx';
import { PostGround } from './PostGround.tsx';
import drawings from './posts.svg?no-inline';

export interface PostDrawingProps {
  readonly post: Pick<PostMeta, 'drawing' | 'category'>;
  /** What sets the size of its words, 16 of its units unless given. */
  readonly className?: string | undefined;
}

/**
 * What a post explains, drawn with a few words on 360 by 160 units; the sign of its category while nobody has drawn it. The
 * text says all of it, so it is decoration; it is a file of its own, so it costs a page no script.
 */
export const PostDrawing = ({ post: { drawing, category }, className }: PostDrawingProps) =>
  drawing ? (
    <PostGround category={category} viewBox="0 0 360 160" className={className}>
      <use href={`${drawings}#${drawing}`} />
    </PostGround>
  ) : (
    <Glyph name={category} viewBox="7 7 58 58" />
  );
