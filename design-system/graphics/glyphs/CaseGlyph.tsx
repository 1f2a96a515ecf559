import { casePaths } from './casePaths.ts';
import { Glyph, type GlyphProps } from './Glyph.tsx';

export interface CaseGlyphProps extends GlyphProps {
  /** What kind of business it is about. */
  readonly subject: keyof typeof casePaths;
}

/** The drawing of a case study: what kind of business it is about. */
export const CaseGlyph = ({ subject, ...rest }: CaseGlyphProps) => (
  <Glyph {...rest} path={casePaths[subject]} />
);
