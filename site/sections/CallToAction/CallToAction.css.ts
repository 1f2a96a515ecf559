import { siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline } from '#site/sections/measures.ts';

export const callToAction = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.l,
  alignItems: 'end',
  paddingBlock: vars.space.xxl,
  borderTop: hairline,
  '@media': { ...twelveColumns['@media'], print: { display: 'none' } },
});

export const words = siteStyle({ ...columns(1, 9), display: 'grid', gap: vars.space.s });

export const action = siteStyle({ ...columns(9, 13), justifySelf: 'start' });
