import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

/** Row of figures that wraps. */
export const band = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
});

/** The figure is shown above its label, although it comes after the label in the document. */
export const stat = componentStyle({ display: 'flex', flex: '1 1 5.5rem', flexDirection: 'column-reverse' });

export const figure = componentStyle({
  // A digit has a little space on its left. This margin removes it, so that the figure starts where its label starts.
  marginInlineStart: '-0.055em',
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.figure,
  fontWeight: vars.weight.light,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  letterSpacing: vars.tracking.figure,
});

export const label = componentStyle({
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
});
