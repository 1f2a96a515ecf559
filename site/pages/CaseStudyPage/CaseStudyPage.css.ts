import { rowLink, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';

/** The figures of a title stay together where they fit on a line. */
export const change = siteStyle({ display: 'inline-block' });

const half = `calc(${vars.space.section} / 2)`;

/** The case, and below it whose it is. */
export const trail = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
});

/** What a reader asks by now, on the columns of what did not work. */
export const question = siteStyle({
  ...twelveColumns,
  alignItems: 'baseline',
  rowGap: vars.space.s,
  paddingBlockEnd: half,
  '@media': { ...twelveColumns['@media'], print: { display: 'none' } },
});

export const asked = siteStyle(columns(1, 8));

export const answer = siteStyle(columns(9, 13));

export const next = siteStyle({ '@media': { print: { display: 'none' } } });

export const nextCase = siteStyle({ position: 'relative' });

/** The whole of the next case is the target. */
export const nextLink = siteStyle({ selectors: { '&::after': rowLink.selectors['&::after'] } });
