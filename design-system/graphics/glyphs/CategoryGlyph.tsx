import { categoryPaths } from './categoryPaths.ts';
import { Glyph, type GlyphProps } from './Glyph.tsx';

export interface CategoryGlyphProps extends GlyphProps {
  /** A category of posts. */
  readonly category: keyof typeof categoryPaths;
}

/** The drawing of a category of posts. */
export const CategoryGlyph = ({ category, ...rest }: CategoryGlyphProps) => (
  <Glyph {...rest} path={categoryPaths[category]} />
);
