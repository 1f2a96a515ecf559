import { from, siteStyle, vars } from '#design-system';
import { columns, twelveColumns } from '#site/sections/columns.ts';

export const header = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.xl,
  alignItems: 'end',
  paddingBlock: `clamp(${vars.space.xl}, 5vw, ${vars.space.xxxl})`,
  '@media': { ...twelveColumns['@media'], print: { paddingBlock: vars.space.m } },
});

export const words = siteStyle({
  ...columns(1, 9),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  justifyItems: 'start',
});

export const lead = siteStyle({ maxWidth: '52ch' });

export const actions = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  '@media': { print: { display: 'none' } },
});

/** On narrow windows a drawing would only push the words away. */
export const art = siteStyle({
  display: 'none',
  color: vars.color.accent.text,
  '@media': { [from('desktop')]: { display: 'block', gridColumn: '9 / 13', justifySelf: 'end' } },
});
