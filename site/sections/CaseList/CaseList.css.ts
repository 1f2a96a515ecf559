import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, rowLink, siteStyle, vars } from '#design-system/styles';
import * as figures from '#site/sections/CaseFigures/CaseFigures.css.ts';
import { twelveColumns } from '#site/sections/columns.ts';
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
    [below('tablet')]: { paddingBlock: vars.space.l, gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto' },
    ...twelveColumns['@media'],
  },
});

/** The first one of every three is large where there is room. */
const largeEntry = `${entry}:nth-child(3n + 1)`;
const inLargeEntry = `${largeEntry} > &`;

/** What changed comes first to the eye, after its heading to a listener. */
export const figure = siteStyle({
  order: -1,
  '@media': {
    [from('tablet')]: { selectors: { [inLargeEntry]: { gridColumn: '1 / 3' } } },
    [from('desktop')]: { gridColumn: '1 / 6', selectors: { [inLargeEntry]: { gridColumn: '1 / 9' } } },
  },
});

globalStyle(`${largeEntry} ${figures.row} > ${figures.value}`, {
  '@layer': { [layers.site]: { '@media': { [from('tablet')]: { fontSize: vars.size.display } } } },
});

// Its marks say it better.
globalStyle(`${largeEntry} ${figures.bars}`, {
  '@layer': { [layers.site]: { '@media': { [from('tablet')]: { display: 'none' } } } },
});

/** Below the figures on phones, beside them elsewhere. */
export const words = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  minWidth: 0,
  '@media': {
    [below('tablet')]: { gridArea: '2 / 1 / 3 / -1' },
    [from('tablet')]: {
      selectors: { [inLargeEntry]: { gridColumn: '1 / 3', marginBlockStart: vars.space.m } },
    },
    [from('desktop')]: {
      gridColumn: '6 / 12',
      selectors: { [inLargeEntry]: { gridColumn: '1 / 9' } },
    },
  },
});

/** The whole entry is its target. */
export const more = siteStyle({ selectors: { '&::after': rowLink.selectors['&::after'] } });

export const drawing = siteStyle({
  width: 'min(3.5rem, 12vw)',
  justifySelf: 'end',
  '@media': { [from('tablet')]: { selectors: { [inLargeEntry]: { display: 'none' } } } },
});

/** The marks of a large one beside all of its words. */
export const counted = siteStyle({
  display: 'none',
  '@media': {
    [from('tablet')]: { display: 'grid', gap: vars.space.l, gridArea: '1 / 3 / 3 / 4', width: '17rem' },
    [from('desktop')]: { gridArea: '1 / 9 / 3 / 13', width: 'auto' },
  },
});
