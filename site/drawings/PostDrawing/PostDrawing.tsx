import { clsx } from 'clsx';

import type { PostMeta } from '#site/content/PostMeta.ts';

import { Glyph } from '../glyphs/Glyph.tsx';
import * as styles from './PostDrawing.css.ts';
import drawings from './posts.svg?no-inline';

export interface PostDrawingProps {
  readonly post: Pick<PostMeta, 'drawing' | 'category'>;
  /** Class for the font size of the drawing's text. A glyph has no text. @default 16 units of the drawing */
  readonly className?: string | undefined;
}

/**
 * Illustration of a post on 360 by 160 units. A post without one gets the glyph of its category. Company updates have
 * a dark background, industry news a frame (see `framed`). The illustration is decoration, because the text says the
 * same. It is in an SVG file, so it adds no script.
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
    // The view box leaves out the glyph's margin.
    <Glyph name={category} viewBox="7 7 58 58" />
  );
