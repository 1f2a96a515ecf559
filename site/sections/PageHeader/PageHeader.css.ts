import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { onTablets, paperScale } from '#site/sections/measures.ts';

export const header = siteStyle({
  ...twelveColumns,
  alignItems: 'start',
  // The title begins at one height on every page, however high the drawing is.
  gridTemplateRows: 'auto 1fr',
  paddingBlock: `clamp(${vars.space.xl}, 5vw, ${vars.space.xxxl}) calc(${vars.space.section} / 2)`,
  '@media': {
    [below('tablet')]: { display: 'block' },
    ...twelveColumns['@media'],
    print: { paddingBlock: vars.space.m, zoom: paperScale },
  },
});

/** The drawing has a column of its own. */
export const withArt = siteStyle({
  '@media': { [onTablets]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const text = siteStyle(columns(1, 9));
export const alone = siteStyle({ gridColumn: '1 / -1' });

// Lines, not a grid: they pass what floats.
globalStyle(`${header} > div > * + *`, { '@layer': { [layers.site]: { marginTop: vars.space.l } } });
globalStyle(`${header} > div > p`, { '@layer': { [layers.site]: { clear: 'both' } } });

export const lead = siteStyle({ maxWidth: '52ch', textWrap: 'balance' });

export const actions = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
});

globalStyle(`${actions} > a`, { '@layer': { [layers.site]: { '@media': { print: { display: 'none' } } } } });

/** On phones the title runs beside it, and goes on below it where it is longer; elsewhere it has columns of its own. */
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

/** Above the title, and above what stands beside it on phones. */
export const trail = siteStyle({ ...columns(1, 9), marginBlockEnd: vars.space.l });

/** Beside the trail and the words. */
export const besideTrail = siteStyle({ '@media': { [from('tablet')]: { gridRow: '1 / 3' } } });
