import { rowLink, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';

/** The figures of a title stay together where they fit on a line. */
export const change = siteStyle({ display: 'inline-block' });

const half = `calc(${vars.space.section} / 2)`;

/** What a reader asks by now, on the columns of what did not work. */
export const question = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.m,
  paddingBlock: half,
  '@media': { ...twelveColumns['@media'], print: { display: 'none' } },
});

export const asked = siteStyle(columns(1, 8));

export const answer = siteStyle({
  ...columns(9, 13),
  display: 'grid',
  gap: vars.space.l,
  alignContent: 'start',
  justifyItems: 'start',
  paddingBlockStart: vars.space.xs,
});

export const next = siteStyle({ '@media': { print: { display: 'none' } } });

export const nextCase = siteStyle({ position: 'relative' });

/** The whole of the next case is the target. */
export const nextLink = siteStyle({ selectors: { '&::after': rowLink.selectors['&::after'] } });
