import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline, paperScale } from '#site/sections/measures.ts';
import { art } from '#site/sections/PageHeader/PageHeader.css.ts';

export const article = siteStyle({});

// The titles of posts are long: on phones the drawing stands above them, not beside.
globalStyle(`${article} ${art}`, {
  '@layer': {
    [layers.site]: { '@media': { [below('tablet')]: { float: 'none', margin: `0 0 ${vars.space.m}` } } },
  },
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
