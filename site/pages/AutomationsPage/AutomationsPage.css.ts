import { from, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline } from '#site/sections/measures.ts';

/** In the first screen, right below the opening. */
export const controls = siteStyle({
  paddingBottom: `calc(${vars.space.section} / 2)`,
  '@media': { [from('tablet')]: { marginTop: `calc(-1 * ${vars.space.l})` } },
});

export const filters = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.m,
  alignItems: 'end',
  paddingBottom: vars.space.l,
  '@media': { ...twelveColumns['@media'], print: { display: 'none' } },
});

export const areas = siteStyle(columns(1, 10));

export const systems = siteStyle(columns(10, 13));

export const result = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  minHeight: vars.control.target,
  paddingBlock: vars.space.s,
  borderBlock: hairline,
});

export const order = siteStyle({
  '@media': { [from('tablet')]: { marginInlineStart: 'auto' }, print: { display: 'none' } },
});
