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

export const start = siteStyle({ paddingBlockStart: vars.space.xl });

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

/** Halves of the page from tablets on, the words first. */
export const first = siteStyle({
  '@media': {
    [from('tablet')]: {
      columnGap: vars.space.gutter,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
});

export const firstDrawing = siteStyle({ '@media': { [from('tablet')]: { order: 1 } } });

/** Its words keep the size of text beside it, however large it is. */
export const drawing = siteStyle({
  '@media': {
    [onTablets]: { fontSize: '14px' },
    [from('desktop')]: { fontSize: '10px' },
    print: { fontSize: '10px' },
  },
});

export const words = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  alignContent: 'start',
});

export const firstWords = siteStyle({ '@media': { [from('tablet')]: { gap: vars.space.m } } });

export const pairTitle = siteStyle({ fontSize: `calc(1.25 * ${vars.size.h3})` });

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
    ...twelveColumns['@media'],
    [onTablets]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});

/** Behind the day. */
export const rowWords = siteStyle({
  display: 'grid',
  gap: vars.space.xxs,
  '@media': { [from('desktop')]: { gridArea: '1 / 3 / 2 / 10' } },
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
    '@layer': { [layers.site]: { '@media': { [from('desktop')]: { gridRow: 1, ...rule } } } },
  });

fact('time', { gridColumn: '1 / 3' });
fact('span:nth-of-type(1)', { gridColumn: '10 / 12' });
fact('span:nth-of-type(2)', { gridColumn: 12, justifySelf: 'end' });
