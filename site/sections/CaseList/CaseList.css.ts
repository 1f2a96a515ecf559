import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, rowLink, siteStyle, vars } from '#design-system/styles';
import * as figures from '#site/sections/CaseFigures/CaseFigures.css.ts';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline } from '#site/sections/measures.ts';

export const list = siteStyle({ borderTop: hairline });

export const entry = siteStyle({
  ...twelveColumns,
  position: 'relative',
  gap: `${vars.space.m} ${vars.space.gutter}`,
  alignItems: 'start',
  paddingBlock: vars.space.xl,
  borderBottom: hairline,
  breakInside: 'avoid',
  scrollMarginTop: vars.width.headerHeight,
  selectors: { '&:last-child': { paddingBlockEnd: 0, borderBottom: 0 } },
  '@media': {
    [below('tablet')]: { paddingBlock: vars.space.l },
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    ...twelveColumns['@media'],
  },
});

/** What changed comes first to the eye, after its heading to a listener. */
export const figure = siteStyle({
  ...columns(1, 6),
  order: -1,
  // The bars of the first case are as wide as the page.
  selectors: { [`${entry}:first-child > &`]: { gridColumn: '1 / -1' } },
});

globalStyle(`${entry}:first-child ${figures.row} > ${figures.value}`, {
  '@layer': { [layers.site]: { fontSize: vars.size.display } },
});

export const words = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  minWidth: 0,
  selectors: { [`${entry}:first-child > &`]: { gridColumn: '1 / -1', gap: vars.space.s } },
  '@media': {
    [from('desktop')]: {
      gridColumn: '6 / 12',
      selectors: { [`${entry}:first-child > &`]: { gridColumn: '1 / 9' } },
    },
  },
});

/** The case itself says it; on phones the list stays short. */
export const summary = siteStyle({ '@media': { [below('tablet')]: { display: 'none' } } });

/** The whole entry is its target. */
export const more = siteStyle({ selectors: { '&::after': rowLink.selectors['&::after'] } });

export const drawing = siteStyle({
  width: '3.5rem',
  justifySelf: 'end',
  selectors: { [`${entry}:first-child > &`]: { gridColumn: '9 / 13', width: 'auto', height: '13rem' } },
  '@media': { [below('desktop')]: { display: 'none' } },
});
