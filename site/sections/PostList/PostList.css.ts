import { from, siteStyle, vars } from '#design-system/styles';
import { hairline, onTablets } from '#site/sections/measures.ts';

export const list = siteStyle({
  rowGap: vars.space.xxl,
  paddingBlockStart: vars.space.l,
  borderTop: hairline,
  // Two fit on a sheet, with space to spare: a last one that fits exactly is followed by an empty sheet.
  '@media': { print: { rowGap: vars.space.l } },
});

/** Its drawing above its words, on tablets beside them. */
export const card = siteStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${vars.space.m} ${vars.space.gutter}`,
  breakInside: 'avoid',
  '@media': { [onTablets]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The newest on its own page. */
export const first = siteStyle({
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

/** The newest without a drawing: the sign of its category before its words. */
export const firstWithSign = siteStyle({
  '@media': { [from('tablet')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

/** Its words keep the size of text beside it, however large it is. */
export const drawing = siteStyle({
  selectors: { [`${first} > &`]: { '@media': { [from('desktop')]: { fontSize: '9px' } } } },
  '@media': { print: { fontSize: '10px' } },
});

export const text = siteStyle({ display: 'grid', gap: vars.space.xs, alignContent: 'start' });
