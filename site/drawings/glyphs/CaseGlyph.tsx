import { caseDrawings } from './caseDrawings.ts';
import { Glyph, type GlyphProps } from './Glyph.tsx';

export interface CaseGlyphProps extends GlyphProps {
  /** What kind of business it is about. */
  readonly subject: keyof typeof caseDrawings;
}

/**
 * Stands for the kind of business a case study is about.
 *
 * **Not this?** A service has a `ServiceGlyph`.
 */
export const CaseGlyph = ({ subject, ...rest }: CaseGlyphProps) => (
  <Glyph {...rest} path={caseDrawings[subject]} />
);
