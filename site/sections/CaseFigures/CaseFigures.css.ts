import { from, siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';

export const figures = siteStyle({ borderTop: hairline });

export const row = siteStyle({
  display: 'grid',
  gap: `${vars.space.xxs} ${vars.space.gutter}`,
  alignItems: 'baseline',
  paddingBlock: vars.space.m,
  borderBottom: hairline,
  breakInside: 'avoid',
  '@media': { [from('phone')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' } },
});

export const value = siteStyle({
  gridRow: 1,
  fontSize: vars.size.figure,
  fontWeight: vars.weight.light,
  fontVariantNumeric: 'tabular-nums',
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.figure,
});

/** From the old figure to the new one; the typeface has no arrow of this kind. */
export const arrow = siteStyle({
  display: 'inline-block',
  marginInline: '0.16em',
  color: vars.color.accent.text,
  verticalAlign: '-0.04em',
});

export const label = siteStyle({
  color: vars.color.text.muted,
  lineHeight: vars.leading.normal,
  '@media': { [from('phone')]: { gridRow: 1, gridColumn: 2 } },
});
