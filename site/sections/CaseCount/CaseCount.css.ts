import { from, hairline, siteStyle, vars } from '#design-system/styles';
import { figureType, onTablets } from '#site/sections/measures.ts';

/** The count "before" stands above the count "after". From tablets on and in print, the two stand side by side. */
const sides = {
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  '@media': { [`${from('tablet')}, print`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
};

export const figure = siteStyle({ ...sides, breakInside: 'avoid' });

/** The second row starts at the same height on both sides, so that the marks line up. */
export const side = siteStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space.m,
  alignContent: 'start',
});

export const number = siteStyle({
  marginInlineEnd: vars.space.xxs,
  ...figureType,
  lineHeight: vars.leading.snug,
  '@media': { [`${onTablets}, print`]: { display: 'block' } },
});

/** The caption uses the same columns as the two counts. */
export const caption = siteStyle({
  ...sides,
  gridColumn: '1 / -1',
  rowGap: vars.space.m,
  paddingBlockStart: vars.space.m,
  borderTop: hairline,
});

/** Text for the meaning of one mark and the calculation. */
export const explanation = siteStyle({
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.normal,
  textWrap: 'balance',
});
