import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

/** As many figures in a row as fit. */
export const band = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
});

/** Each figure is above its label. */
export const stat = componentStyle({ display: 'flex', flex: '1 1 5.5rem', flexDirection: 'column-reverse' });

export const figure = componentStyle({
  // Moves the digits a little, because they have space inside their box. They then start where the label starts.
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
