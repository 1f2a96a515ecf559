import { Glyph, type GlyphProps } from './Glyph.tsx';

export interface ServiceGlyphProps extends Omit<GlyphProps, 'name'> {
  /** Id of a service, or of its part with an own page. An id without a drawing gets a general glyph. */
  readonly id: string;
}

/** Ids of the services, and of their parts, with a drawing in `glyphs.svg`. */
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
 * Symbol of a service, such as a handset or a stamp, legible from 40 px on. Use it beside the service's name in an
 * index, or `large` in its page header. It is decoration unless it gets a `label`, because the text beside it names
 * the service.
 *
 * **Not this?** Use `Icon` for a small symbol beside text.
 */
export const ServiceGlyph = ({ id, ...rest }: ServiceGlyphProps) => (
  <Glyph {...rest} name={drawnServices.has(id) ? id : 'any-service'} />
);
