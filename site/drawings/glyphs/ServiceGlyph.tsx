import { Glyph, type GlyphProps } from './Glyph.tsx';

export interface ServiceGlyphProps extends Omit<GlyphProps, 'name'> {
  /** Id of a service, or of a solution inside one. An id without a drawing gets a general one. */
  readonly id: string;
}

/** The services and solutions that `glyphs.svg` draws. */
export const drawnServices: ReadonlySet<string> = new Set([
  'consultancy',
  'digital-presence',
  'process-automation',
  'voice-agents',
  'data-analytics',
  'enterprise-it-strategy',
  'ai-automation',
  'chatbots',
  'marketing-automation',
  'cloud-migration',
]);

/**
 * A sign that reads at 40 px: a ranked list, a stamp, a handset, a page of figures. Stands beside a service's name in an index, or large above its page. The words beside it name it, so it is
 * decoration unless it gets a `label`.
 *
 * **Not this?** A small sign beside words is an `Icon`.
 */
export const ServiceGlyph = ({ id, ...rest }: ServiceGlyphProps) => (
  <Glyph {...rest} name={drawnServices.has(id) ? id : 'any-service'} />
);
