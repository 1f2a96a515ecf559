import { siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';

export const study = siteStyle({ ...twelveColumns, rowGap: vars.space.xl, alignItems: 'start' });

export const text = siteStyle({
  ...columns(1, 5),
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'start',
});

export const figures = siteStyle(columns(5, 13));
