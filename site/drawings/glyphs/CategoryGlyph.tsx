import { categoryPaths } from './categoryPaths.ts';
import { Glyph, type GlyphProps } from './Glyph.tsx';

export interface CategoryGlyphProps extends GlyphProps {
  /** A category of posts. */
  readonly category: keyof typeof categoryPaths;
}

/**
 * Stands for a category of posts.
 *
 * **Not this?** A service has a `ServiceGlyph`.
 */
export const CategoryGlyph = ({ category, ...rest }: CategoryGlyphProps) => (
  <Glyph {...rest} path={categoryPaths[category]} />
);
