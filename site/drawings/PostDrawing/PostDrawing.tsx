import { clsx } from 'clsx';

import type { PostMeta } from '#site/content/PostMeta.ts';

import { Glyph } from '../glyphs/Glyph.tsx';
import * as styles from './PostDrawing.css.ts';
import drawings from './posts.svg?no-inline';

export interface PostDrawingProps {
  readonly post: Pick<PostMeta, 'drawing' | 'category'>;
  /** Class that sets the size of its text. @default 16 units of the drawing */
  readonly className?: string | undefined;
}

/**
 * Illustration of a post, with a few words on 360 by 160 units; without one, the sign of its category. The background
 * depends on the category. Decoration, since the text says the same. In its own file, so it adds no script.
 */
export const PostDrawing = ({ post: { drawing, category }, className }: PostDrawingProps) =>
  drawing ? (
    <svg
      viewBox="0 0 360 160"
      focusable="false"
      data-strokes
      aria-hidden
      data-dark={category === 'company-updates' ? '' : undefined}
      className={clsx(styles.drawing, category === 'industry-news' && styles.framed, className)}
    >
      <use href={`${drawings}#${drawing}`} />
    </svg>
  ) : (
    <Glyph name={category} viewBox="7 7 58 58" />
  );
