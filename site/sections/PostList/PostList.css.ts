import { from, hairline, siteStyle, vars } from '#design-system/styles';
import { onTablets } from '#site/sections/measures.ts';

export const list = siteStyle({
  rowGap: vars.space.xxl,
  paddingBlockStart: vars.space.l,
  borderTop: hairline,
  // A row that fits exactly would add an empty page.
  '@media': { print: { rowGap: vars.space.l } },
});

/** The drawing stands above the text, on tablets beside the text. */
export const card = siteStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${vars.space.m} ${vars.space.gutter}`,
  breakInside: 'avoid',
  '@media': {
    [onTablets]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { gridTemplateColumns: '14rem minmax(0, 1fr)' },
  },
});

/** A post across the whole width, with a drawing. */
export const first = siteStyle({
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

/** A post across the whole width, without a drawing: the icon of its category stands before the text. */
export const firstWithIcon = siteStyle({
  '@media': { [from('tablet')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

/** Keeps labels in the drawing as small as the text around it, even if the drawing is large. */
export const drawing = siteStyle({
  selectors: { [`${first} > &`]: { '@media': { [from('desktop')]: { fontSize: '9px' } } } },
  '@media': { print: { fontSize: '10px' } },
});

export const text = siteStyle({ display: 'grid', gap: vars.space.xs, alignContent: 'start' });
