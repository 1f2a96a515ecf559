import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline, paperScale } from '#site/sections/measures.ts';
import { art, trail } from '#site/sections/PageHeader/PageHeader.css.ts';

export const article = siteStyle({});

const onPhones = (part: string, rule: object) =>
  globalStyle(`${article} ${part}`, {
    '@layer': { [layers.site]: { '@media': { [below('tablet')]: rule } } },
  });

// The title says it right below: heard here, not seen, so that the text begins in the first window.
onPhones(`${trail} li:last-child`, {
  position: 'absolute',
  width: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
onPhones(`${trail} li:nth-last-child(2) > svg`, { display: 'none' });
onPhones(trail, { marginBlockEnd: vars.space.s });
onPhones(`${art} > svg`, { height: '3.5rem' });

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
