import { siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { onPaper } from '#site/sections/measures.ts';

export const columnsOfText = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.xl,
  alignItems: 'start',
  paddingBottom: `calc(${vars.space.section} / 2)`,
  '@media': { ...twelveColumns['@media'], print: { display: 'block', ...onPaper } },
});

export const body = siteStyle({ ...columns(5, 13), minWidth: 0 });

export const bullets = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  maxWidth: vars.width.text,
  paddingInlineStart: '1.3em',
  listStyle: 'disc',
});

export const bullet = siteStyle({ selectors: { '&::marker': { color: vars.color.accent.text } } });

/** Makes the hidden caption of a table scroll with the table. */
export const table = siteStyle({ position: 'relative' });

export const address = siteStyle({ fontStyle: 'normal' });
