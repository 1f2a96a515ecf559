import { globalStyle } from '@vanilla-extract/css';

import { below, from, hairline, layers, rowLink, siteStyle, vars } from '#design-system/styles';
import * as figures from '#site/sections/CaseFigures/CaseFigures.css.ts';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { onTablets } from '#site/sections/measures.ts';

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
    print: { rowGap: vars.space.s, paddingBlock: vars.space.m },
  },
});

/** The first entry has a dark background from edge to edge of the window. */
export const feature = siteStyle({
  borderBottom: 0,
  color: vars.color.text.body,
  // A border image reaches outside the columns. It has one colour, so that its edges are sharp at every size.
  borderImage: `linear-gradient(${vars.color.surface.raised}, ${vars.color.surface.raised}) fill 0 // 0 100vmax`,
  // Forced colours replace background colours, but not images. Lines replace the background.
  '@media': { '(forced-colors: active)': { borderBlock: hairline, borderImageSource: 'none' } },
});

/** Change, client and price. On wide windows the details stand in a second column. */
export const text = siteStyle({
  display: 'grid',
  gap: `${vars.space.m} ${vars.space.gutter}`,
  justifyItems: 'start',
  minWidth: 0,
  '@media': {
    // Without a box, its children join the grid of the entry, and the drawing can stand between figure and name.
    [below('tablet')]: { display: 'contents' },
    [from('desktop')]: { gridColumn: '1 / 9', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' },
  },
});

/** One of the two text columns on wide windows. On smaller windows its children join the grid of the entry. */
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

/** The quote of the client stands below both columns. */
export const voice = siteStyle({ '@media': { [from('desktop')]: { gridColumn: '1 / -1' } } });

/** The main figure comes first on the screen. In the document the figure follows its heading, for screen readers. */
export const figure = siteStyle({ order: -1, '@media': { [below('tablet')]: { order: -2 } } });

// The drawing beside the figure replaces the bars of `CaseFigures`.
globalStyle(`${figure} ${figures.bars}`, { '@layer': { [layers.site]: { display: 'none' } } });

export const name = siteStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
});

/** The link covers the whole entry, so that the whole entry can be pressed. */
export const more = siteStyle({
  justifySelf: 'start',
  selectors: { '&::after': rowLink.selectors['&::after'] },
});

export const change = siteStyle({
  ...columns(9, 13),
  display: 'grid',
  gap: vars.space.l,
  minWidth: 0,
  '@media': {
    ...columns(9, 13)['@media'],
    [below('tablet')]: { order: -1, gap: vars.space.m },
    // A case with its drawing fits on one printed page.
    print: { maxWidth: '16rem' },
  },
});

export const marks = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  breakInside: 'avoid',
  // `breakInside` works only on blocks when printed.
  '@media': { print: { display: 'block' } },
});

export const caption = siteStyle({ fontVariantNumeric: 'tabular-nums' });
