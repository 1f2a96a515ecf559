import { Glyph, type GlyphProps } from './Glyph.tsx';
import { anyServicePath, serviceDrawings } from './serviceDrawings.ts';

export interface ServiceGlyphProps extends Omit<GlyphProps, 'path'> {
  /** A service, or a solution inside one; while nobody has drawn it, it gets the drawing that stands for any. */
  readonly id: string;
}

const drawn: ReadonlyMap<string, string> = new Map(Object.entries(serviceDrawings));

/**
 * Stands beside a service's name in an index, or large above its page. The words beside it name it, so it is
 * decoration unless it gets a `label`.
 *
 * **Not this?** A small sign beside words is an `Icon`.
 */
export const ServiceGlyph = ({ id, ...rest }: ServiceGlyphProps) => (
  <Glyph {...rest} path={drawn.get(id) ?? anyServicePath} />
);
