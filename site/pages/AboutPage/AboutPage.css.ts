import { from, siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';

export const values = siteStyle({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.gutter}`,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const value = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  paddingTop: vars.space.l,
  borderTop: hairline,
  breakInside: 'avoid',
});
