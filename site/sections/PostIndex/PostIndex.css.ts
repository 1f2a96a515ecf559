import { globalStyle } from '@vanilla-extract/css';

import { from, layers, siteStyle, vars } from '#design-system/styles';
import { hairline, onTablets } from '#site/sections/measures.ts';
import { postLink } from '#site/sections/PostList/postLink.css.ts';

export const group = siteStyle({
  paddingBlockStart: vars.space.m,
  selectors: { '& + &': { marginBlockStart: vars.space.xxl } },
});

export const title = siteStyle({
  paddingBlockEnd: vars.space.m,
  color: vars.color.accent.text,
  fontVariantNumeric: 'tabular-nums',
});

/** Below the words of the page; where there is room, its parts stand in the columns of the page's head. */
export const start = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.m,
  paddingBlockStart: vars.space.xxl,
  '@media': { [onTablets]: { gridColumn: '1 / -1' }, [from('desktop')]: { display: 'contents' } },
});

/** In the row that takes the room left, at its foot. */
export const startTitle = siteStyle({
  color: vars.color.accent.text,
  '@media': {
    [from('desktop')]: {
      gridArea: '2 / 1 / 3 / 6',
      alignSelf: 'end',
      paddingBlock: `${vars.space.xxl} ${vars.space.s}`,
    },
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
  borderTop: hairline,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const large = siteStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignContent: 'start',
  breakInside: 'avoid',
});

/** Halves of the page on tablets, the words first. */
export const first = siteStyle({
  '@media': {
    [onTablets]: {
      columnGap: vars.space.gutter,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
    [from('desktop')]: { display: 'contents' },
  },
});

/** Its words keep the size of text beside it, however large it is. */
export const drawing = siteStyle({
  '@media': {
    [onTablets]: { fontSize: '14px' },
    [from('desktop')]: { fontSize: '10px' },
    print: { fontSize: '10px' },
  },
});

export const drawingOfFirst = siteStyle({
  '@media': {
    [onTablets]: { order: 1, fontSize: '14px' },
    [from('desktop')]: { gridArea: '1 / 6 / 4 / 13', alignSelf: 'end', fontSize: '10.5px' },
    print: { fontSize: '10px' },
  },
});

export const words = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  alignContent: 'start',
});

/** What its link covers where its drawing stands apart. */
export const wordsOfFirst = siteStyle({
  '@media': {
    [onTablets]: { alignSelf: 'end' },
    [from('desktop')]: { gridArea: '3 / 1 / 4 / 6', position: 'relative' },
  },
});

export const largeTitle = siteStyle({ fontSize: `calc(1.25 * ${vars.size.h3})` });

/** The ring of the focus stands around the entry, clear of its drawing and words. */
export const link = `${postLink} ${siteStyle({
  selectors: { '&::after': { inset: `calc(-1 * ${vars.space.xs})` } },
})}`;
