import { from, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline } from '#site/sections/measures.ts';

export const list = siteStyle({ borderTop: hairline });

export const entry = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.m,
  alignItems: 'start',
  paddingBlock: vars.space.xl,
  borderBottom: hairline,
  breakInside: 'avoid',
  scrollMarginTop: vars.width.headerHeight,
  selectors: { '&:last-child': { paddingBlockEnd: 0, borderBottom: 0 } },
});

export const drawing = siteStyle({
  maxWidth: '100%',
  '@media': { [from('desktop')]: { gridColumn: 1 } },
});

export const words = siteStyle({
  ...columns(2, 8),
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  maxWidth: vars.width.text,
});

export const figure = siteStyle({ '@media': { [from('desktop')]: { gridColumn: '8 / 13' } } });
