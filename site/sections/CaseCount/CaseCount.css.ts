import { from, siteStyle, vars } from '#design-system/styles';
import { hairline, onTablets } from '#site/sections/measures.ts';

/** Before above after; beside each other where both have space. */
const sides = {
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
};

export const figure = siteStyle({ ...sides, breakInside: 'avoid' });

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

/** In the columns of the two. */
export const caption = siteStyle({
  ...sides,
  gridColumn: '1 / -1',
  rowGap: vars.space.m,
  paddingBlockStart: vars.space.m,
  borderTop: hairline,
});

/** Meaning of a mark; the numbers follow. */
export const means = siteStyle({
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.normal,
  textWrap: 'balance',
});
