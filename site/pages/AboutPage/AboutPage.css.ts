import { from, siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';

const twoColumns = { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } };

export const statements = siteStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  paddingBlock: `calc(${vars.space.section} / 2)`,
  '@media': twoColumns,
});

export const values = siteStyle({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.gutter}`,
  '@media': twoColumns,
});

export const value = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  paddingTop: vars.space.l,
  borderTop: hairline,
  breakInside: 'avoid',
});
