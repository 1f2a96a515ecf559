import { categoryDrawings } from './categoryDrawings.ts';
import { Glyph, type GlyphProps } from './Glyph.tsx';

export interface CategoryGlyphProps extends GlyphProps {
  /** A category of posts. */
  readonly category: keyof typeof categoryDrawings;
}

/**
 * Stands for a category of posts.
 *
 * **Not this?** A service has a `ServiceGlyph`.
 */
export const CategoryGlyph = ({ category, ...rest }: CategoryGlyphProps) => (
  <Glyph {...rest} path={categoryDrawings[category]} />
);
