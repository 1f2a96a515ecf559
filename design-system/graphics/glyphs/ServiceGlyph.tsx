import { Glyph, type GlyphProps } from './Glyph.tsx';
import { servicePaths } from './servicePaths.ts';

export interface ServiceGlyphProps extends GlyphProps {
  /** A service, or a solution inside one. */
  readonly id: keyof typeof servicePaths;
}

/** The drawing of a service. An area of business has its `AreaGlyph`, a category of posts its `CategoryGlyph`. */
export const ServiceGlyph = ({ id, ...rest }: ServiceGlyphProps) => (
  <Glyph {...rest} path={servicePaths[id]} />
);
