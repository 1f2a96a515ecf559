import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, rowLink, siteStyle, vars } from '#design-system/styles';
import * as figures from '#site/sections/CaseFigures/CaseFigures.css.ts';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline, onTablets } from '#site/sections/measures.ts';

export const list = siteStyle({ display: 'grid' });

export const ruled = siteStyle({ borderTop: hairline });

export const entry = siteStyle({
  ...twelveColumns,
  position: 'relative',
  rowGap: vars.space.l,
  alignItems: 'start',
  paddingBlock: vars.space.xxl,
  borderBottom: hairline,
  breakInside: 'avoid',
  scrollMarginTop: vars.width.headerHeight,
  selectors: { '&:last-child': { paddingBlockEnd: 0, borderBottom: 0 } },
  '@media': {
    [below('tablet')]: { rowGap: vars.space.m, paddingBlock: vars.space.xl },
    [onTablets]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem' },
    ...twelveColumns['@media'],
  },
});

/** From edge to edge, as the dark band of a section is. */
export const feature = siteStyle({
  borderBottom: 0,
  color: vars.color.text.body,
  // One picture of one colour, so that its edges are as sharp outside of the columns.
  borderImage: `linear-gradient(${vars.color.surface.raised}, ${vars.color.surface.raised}) fill 0 // 0 100vmax`,
  // Forced colours replace those of boxes, not those of pictures.
  '@media': { '(forced-colors: active)': { borderImageSource: 'none' } },
});

/** Change, client and price; beside it, where there is space, the details. */
export const text = siteStyle({
  display: 'grid',
  gap: `${vars.space.m} ${vars.space.gutter}`,
  justifyItems: 'start',
  minWidth: 0,
  '@media': {
    // The drawing then stands between the figure and the name.
    [below('tablet')]: { display: 'contents' },
    [from('desktop')]: { gridColumn: '1 / 9', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' },
  },
});

/** A column of the words, where there are two. */
export const column = siteStyle({
  display: 'contents',
  '@media': {
    [from('desktop')]: {
      display: 'grid',
      gap: vars.space.m,
      alignContent: 'start',
      justifyItems: 'start',
    },
  },
});

/** Below both columns. */
export const voice = siteStyle({ '@media': { [from('desktop')]: { gridColumn: '1 / -1' } } });

/** The change is first on the screen, and after its heading for screen readers. */
export const figure = siteStyle({ order: -1, '@media': { [below('tablet')]: { order: -2 } } });

// The drawing is its bar.
globalStyle(`${figure} ${figures.bars}`, { '@layer': { [layers.site]: { display: 'none' } } });

export const name = siteStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
});

/** The whole entry is its target. */
export const more = siteStyle({
  justifySelf: 'start',
  selectors: { '&::after': rowLink.selectors['&::after'] },
});

export const change = siteStyle({
  ...columns(9, 13),
  display: 'grid',
  gap: vars.space.l,
  minWidth: 0,
  '@media': { ...columns(9, 13)['@media'], [below('tablet')]: { order: -1, gap: vars.space.m } },
});

export const drawn = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  breakInside: 'avoid',
  // Only a block keeps that promise.
  '@media': { print: { display: 'block' } },
});

export const caption = siteStyle({ fontVariantNumeric: 'tabular-nums' });
