import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { onPaper, onTablets } from '#site/sections/measures.ts';

export const header = siteStyle({
  ...twelveColumns,
  alignItems: 'start',
  // The title begins at the same height on every page, however high the drawing is.
  gridTemplateRows: 'auto 1fr',
  paddingBlock: `clamp(${vars.space.xl}, 5vw, ${vars.space.xxxl}) calc(${vars.space.section} / 2)`,
  '@media': {
    [below('tablet')]: { display: 'block' },
    ...twelveColumns['@media'],
    print: { paddingBlock: vars.space.m, ...onPaper },
  },
});

/** Adds a column for the drawing on tablets. */
export const withArt = siteStyle({
  '@media': { [onTablets]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const text = siteStyle(columns(1, 9));
export const alone = siteStyle({ gridColumn: '1 / -1' });

// Blocks instead of a grid: only blocks flow around the floating drawing.
globalStyle(`${header} > div > * + *`, { '@layer': { [layers.site]: { marginTop: vars.space.l } } });
globalStyle(`${header} > div > p`, { '@layer': { [layers.site]: { clear: 'both' } } });

export const lead = siteStyle({ maxWidth: '52ch', textWrap: 'balance' });

export const actions = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
});

globalStyle(`${actions} > a`, { '@layer': { [layers.site]: { '@media': { print: { display: 'none' } } } } });

/**
 * On phones the drawing floats: the title runs beside the drawing and continues below. On wider windows the drawing
 * has its own columns.
 */
export const art = siteStyle({
  '@media': {
    [below('tablet')]: {
      float: 'inline-end',
      marginBlockStart: `calc(-1 * ${vars.space.s})`,
      marginInlineStart: vars.space.s,
    },
    [from('tablet')]: { gridColumn: 2, gridRow: 1, width: '14rem' },
    [from('desktop')]: { gridColumn: '9 / 13', width: 'auto' },
    print: { display: 'none' },
  },
});

export const wideArt = siteStyle({ gridColumn: '1 / -1', paddingTop: vars.space.l });

/** The breadcrumb stands above the title, and on phones also above the drawing. */
export const trail = siteStyle({ ...columns(1, 9), marginBlockEnd: vars.space.l });

/** From tablets on, the drawing stands beside the breadcrumb and the text. */
export const besideTrail = siteStyle({ '@media': { [from('tablet')]: { gridRow: '1 / 3' } } });
