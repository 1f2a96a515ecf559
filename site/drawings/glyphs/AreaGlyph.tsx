import { areaDrawings } from './areaDrawings.ts';
import { Glyph, type GlyphProps } from './Glyph.tsx';

export interface AreaGlyphProps extends GlyphProps {
  /** An area of business. */
  readonly area: keyof typeof areaDrawings;
}

/**
 * Stands for an area of business in the catalogue of automations.
 *
 * **Not this?** A service has a `ServiceGlyph`.
 */
export const AreaGlyph = ({ area, ...rest }: AreaGlyphProps) => <Glyph {...rest} path={areaDrawings[area]} />;
