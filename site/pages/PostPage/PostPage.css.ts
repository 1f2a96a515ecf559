import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline, paperScale } from '#site/sections/measures.ts';

export const article = siteStyle({});

// Balanced lines would count with the width below the drawing that floats beside the first ones.
globalStyle(`${article} h1`, {
  '@layer': { [layers.site]: { '@media': { [below('tablet')]: { textWrap: 'pretty' } } } },
});

export const text = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.xl,
  paddingBlock: `${vars.space.l} calc(${vars.space.section} / 2)`,
  '@media': { ...twelveColumns['@media'], print: { display: 'block', paddingBlock: 0, zoom: paperScale } },
});

export const body = siteStyle({ ...columns(5, 13), minWidth: 0 });

export const tags = siteStyle({
  marginTop: vars.space.xl,
  '@media': { print: { marginTop: vars.space.m, breakBefore: 'avoid' } },
});

/** At the top, so that it never stands alone on a last sheet. */
export const source = siteStyle({ display: 'none', '@media': { print: { display: 'block' } } });

export const adjacentPosts = siteStyle({
  display: 'grid',
  gap: vars.space.l,
  marginTop: vars.space.xxl,
  paddingTop: vars.space.l,
  borderTop: hairline,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { display: 'none' },
  },
});

export const adjacentPost = siteStyle({
  display: 'grid',
  gap: vars.space.xxs,
  alignContent: 'start',
  textWrap: 'balance',
});

export const next = siteStyle({
  '@media': { [from('tablet')]: { gridColumn: 2, justifyItems: 'end', textAlign: 'end' } },
});

export const related = siteStyle({ '@media': { print: { display: 'none' } } });
