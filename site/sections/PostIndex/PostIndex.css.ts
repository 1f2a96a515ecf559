import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';
import { twelveColumns } from '#site/sections/columns.ts';
import { hairline, onTablets } from '#site/sections/measures.ts';
import { postLink } from '#site/sections/PostList/postLink.css.ts';

export const group = siteStyle({
  paddingBlockStart: vars.space.m,
  selectors: { '& + &': { marginBlockStart: vars.space.xxl } },
});

export const title = siteStyle({
  paddingBlockEnd: vars.space.m,
  borderBottom: hairline,
  color: vars.color.accent.text,
  fontVariantNumeric: 'tabular-nums',
});

/** Beside the title of the page where there is room. */
export const start = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.l,
  paddingBlockStart: vars.space.xxl,
  '@media': {
    [onTablets]: { gridColumn: '1 / -1' },
    [from('desktop')]: { gridArea: '1 / 6 / 3 / 13', paddingBlockStart: vars.space.xs },
  },
});

// The words of the page before it leave it the columns.
globalStyle(`div:has(+ ${start})`, {
  '@layer': {
    [layers.site]: {
      '@media': { [onTablets]: { gridColumn: '1 / -1' }, [from('desktop')]: { gridColumn: '1 / 6' } },
    },
  },
});

export const pair = siteStyle({
  display: 'grid',
  gap: `${vars.space.xxl} ${vars.space.gutter}`,
  paddingBlockStart: vars.space.xl,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const rows = siteStyle({});

export const large = siteStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignContent: 'start',
  breakInside: 'avoid',
});

/** Halves of the page on tablets, the words first; above them where the page's title is beside it. */
export const first = siteStyle({
  '@media': {
    [onTablets]: {
      columnGap: vars.space.gutter,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
});

export const firstDrawing = siteStyle({ '@media': { [onTablets]: { order: 1 } } });

/** Its words keep the size of text beside it, however large it is. */
export const drawing = siteStyle({
  '@media': {
    [onTablets]: { fontSize: '14px' },
    [from('desktop')]: { fontSize: '10px' },
    print: { fontSize: '10px' },
  },
});

export const lineOfFirst = siteStyle({ textWrap: 'balance' });

export const drawingOfFirst = siteStyle({
  '@media': {
    [onTablets]: { fontSize: '14px' },
    [from('desktop')]: { fontSize: '8.5px' },
    print: { fontSize: '10px' },
  },
});

export const words = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  alignContent: 'start',
});

export const largeTitle = siteStyle({ fontSize: `calc(1.25 * ${vars.size.h3})` });

/** The ring of the focus stands around the entry, clear of its drawing and words. */
export const link = `${postLink} ${siteStyle({
  selectors: { '&::after': { inset: `calc(-1 * ${vars.space.xs})` } },
})}`;

export const row = siteStyle({
  ...twelveColumns,
  position: 'relative',
  alignItems: 'baseline',
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.m,
  borderBottom: hairline,
  breakInside: 'avoid',
  '@media': {
    [from('desktop')]: { ...twelveColumns['@media'][from('desktop')], gridTemplateRows: 'auto 1fr' },
    [onTablets]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
  },
});

/** Behind the day. */
export const rowWords = siteStyle({
  display: 'grid',
  gap: vars.space.xxs,
  '@media': { [from('desktop')]: { gridArea: '1 / 3 / 3 / 10' } },
});

/** The post's small drawing, at the end of its row; phones have no room for it. */
export const sign = siteStyle({
  alignSelf: 'center',
  width: '3rem',
  '@media': {
    [below('tablet')]: { display: 'none' },
    [from('desktop')]: { gridArea: '1 / 12 / 3 / 13', justifySelf: 'end' },
  },
});

export const teaser = siteStyle({ maxWidth: '42rem', '@media': { [below('tablet')]: { display: 'none' } } });

export const facts = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  '@media': { [below('desktop')]: { columnGap: vars.space.s, fontSize: vars.size.caption } },
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.normal,
});

export const factsInColumns = `${facts} ${siteStyle({
  '@media': {
    [onTablets]: { display: 'grid', justifyItems: 'end' },
    [from('desktop')]: { display: 'contents' },
  },
})}`;

const fact = (place: string, rule: object) =>
  globalStyle(`${row} > p > ${place}`, {
    '@layer': { [layers.site]: { '@media': { [from('desktop')]: rule } } },
  });

fact('time', { gridArea: '1 / 1 / 2 / 3' });
fact('span:nth-of-type(1)', { gridArea: '1 / 10 / 2 / 12' });
fact('span:nth-of-type(2)', { gridArea: '2 / 10 / 3 / 12' });
