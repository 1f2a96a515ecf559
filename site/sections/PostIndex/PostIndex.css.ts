import { from, siteStyle, vars } from '#design-system/styles';
import { hairline, onTablets } from '#site/sections/measures.ts';
import { postLink } from '#site/sections/PostList/postLink.css.ts';

/** Beside each other where there is room: the one to begin with, and narrower what is new. */
export const front = siteStyle({
  '@media': {
    [from('desktop')]: {
      display: 'grid',
      gridTemplateColumns: '7fr 5fr',
      columnGap: `calc(2 * ${vars.space.gutter})`,
      alignItems: 'start',
    },
  },
});

export const group = siteStyle({
  paddingBlockStart: vars.space.m,
  selectors: {
    '* + &': { marginBlockStart: vars.space.xxl },
    [`${front} > &`]: { '@media': { [from('desktop')]: { marginBlockStart: 0 } } },
  },
});

export const title = siteStyle({
  paddingBlockEnd: vars.space.m,
  color: vars.color.accent.text,
  fontVariantNumeric: 'tabular-nums',
});

export const pair = siteStyle({
  display: 'grid',
  gap: `${vars.space.xxl} ${vars.space.gutter}`,
  paddingBlockStart: vars.space.xl,
  borderTop: hairline,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  selectors: {
    [`${front} &`]: { '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});

export const large = siteStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignContent: 'start',
  breakInside: 'avoid',
  selectors: {
    [`${front} ${pair} > &`]: {
      '@media': { [from('desktop')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
    },
  },
});

/** Its words and its drawing below a line: beside each other on tablets. */
export const first = siteStyle({
  paddingBlockStart: vars.space.xl,
  borderTop: hairline,
  '@media': {
    [onTablets]: { columnGap: vars.space.gutter, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** Its words keep the size of text beside it, however large it is; what is new has none beside the first. */
export const drawing = siteStyle({
  '@media': {
    [from('desktop')]: { fontSize: '10px' },
    print: { fontSize: '10px' },
  },
  selectors: {
    [`${first} > &`]: { '@media': { [from('tablet')]: { order: 1 } } },
    [`${front} ${pair} &`]: { '@media': { [from('desktop')]: { display: 'none' } } },
  },
});

/** In the place of its drawing, beside the first. */
export const sign = siteStyle({
  display: 'none',
  selectors: {
    [`${front} &`]: { '@media': { [from('desktop')]: { gridArea: '1 / 1', display: 'block' } } },
  },
});

export const words = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  alignContent: 'start',
});

export const largeTitle = siteStyle({
  fontSize: `calc(1.25 * ${vars.size.h3})`,
  selectors: { [`${first} &`]: { fontSize: vars.size.h2 } },
});

/** The ring of the focus stands around the entry, clear of its drawing and words. */
export const link = `${postLink} ${siteStyle({
  selectors: { '&::after': { inset: `calc(-1 * ${vars.space.xs})` } },
})}`;
