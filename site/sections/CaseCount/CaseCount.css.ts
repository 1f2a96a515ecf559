import { from, siteStyle, vars } from '#design-system/styles';
import { hairline, onTablets } from '#site/sections/measures.ts';

/** Before above after; beside each other where both have room. */
export const figure = siteStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  breakInside: 'avoid',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The marks of both begin at one height. */
export const side = siteStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space.m,
  alignContent: 'start',
});

export const number = siteStyle({
  marginInlineEnd: vars.space.xxs,
  fontSize: vars.size.figure,
  fontWeight: vars.weight.light,
  fontVariantNumeric: 'tabular-nums',
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.figure,
  '@media': { [onTablets]: { display: 'block' } },
});

/** What a mark stands for, and how the numbers follow. */
export const caption = siteStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.l}`,
  paddingBlockStart: vars.space.m,
  borderTop: hairline,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
});
