import { areaPaths } from './areaPaths.ts';
import { Glyph, type GlyphProps } from './Glyph.tsx';

export interface AreaGlyphProps extends GlyphProps {
  /** An area of business. */
  readonly area: keyof typeof areaPaths;
}

/** The drawing of an area in which something can be automated. A service has its `ServiceGlyph`. */
export const AreaGlyph = ({ area, ...rest }: AreaGlyphProps) => <Glyph {...rest} path={areaPaths[area]} />;
