import { Glyph, type GlyphProps } from './Glyph.tsx';
import { anyServicePath, servicePaths } from './servicePaths.ts';

export interface ServiceGlyphProps extends GlyphProps {
  /** A service, or a solution inside one; while nobody has drawn it, it gets the drawing that stands for any. */
  readonly id: string;
}

const drawn: ReadonlyMap<string, string> = new Map(Object.entries(servicePaths));

/** The drawing of a service. An area of business has its `AreaGlyph`, a category of posts its `CategoryGlyph`. */
export const ServiceGlyph = ({ id, ...rest }: ServiceGlyphProps) => (
  <Glyph {...rest} path={drawn.get(id) ?? anyServicePath} />
);
