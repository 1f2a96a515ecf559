import { below, from, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline } from '#site/sections/measures.ts';

/** The newest post: its drawing as large as one in the head of a page. */
export const newest = siteStyle({
  ...twelveColumns,
  position: 'relative',
  rowGap: vars.space.l,
  alignItems: 'center',
  paddingBlock: vars.space.xxl,
  borderTop: hairline,
  breakInside: 'avoid',
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    ...twelveColumns['@media'],
  },
});

export const newestWords = siteStyle({
  ...columns(1, 9),
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'start',
  minWidth: 0,
});

/** Before the words on narrow windows, after them elsewhere. */
export const newestDrawing = siteStyle({
  '@media': {
    [below('tablet')]: { gridRow: 1 },
    [from('desktop')]: { gridColumn: '9 / 13' },
  },
});

export const year = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.l,
  paddingBlock: vars.space.xxl,
  borderTop: hairline,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': { ...twelveColumns['@media'], print: { display: 'block' } },
});

/** The year stays in sight while its posts pass. */
export const yearTitle = siteStyle({
  color: vars.color.accent.text,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [from('desktop')]: {
      gridColumn: '1 / 4',
      position: 'sticky',
      top: `calc(${vars.width.headerHeight} + ${vars.space.l})`,
      alignSelf: 'start',
    },
  },
});

export const list = siteStyle({
  display: 'grid',
  gap: `${vars.space.xxl} ${vars.space.gutter}`,
  minWidth: 0,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('desktop')]: { gridColumn: '4 / 13' },
  },
});

/** On phones the drawing stands beside the title, elsewhere over all words; beside them where a post is alone in its row. */
export const post = siteStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.s} ${vars.space.m}`,
  alignContent: 'start',
  breakInside: 'avoid',
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      columnGap: vars.space.gutter,
      selectors: {
        '&:nth-child(odd):last-child': {
          gridColumn: '1 / -1',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gridTemplateRows: 'auto auto 1fr',
        },
      },
    },
  },
});

/** Stands on a line as wide as its column. */
export const drawing = siteStyle({
  width: '3.5rem',
  '@media': {
    [below('tablet')]: { gridColumn: 2, gridRow: 2 },
    [from('tablet')]: {
      width: '100%',
      height: '8rem',
      paddingBlockEnd: vars.space.m,
      marginBlockEnd: vars.space.xs,
      borderBottom: hairline,
      overflow: 'visible',
      selectors: {
        [`${post}:nth-child(odd):last-child > &`]: {
          gridColumn: 2,
          gridRow: '1 / 4',
          height: '12rem',
          borderBottom: 0,
        },
      },
    },
  },
});

export const description = siteStyle({ '@media': { [below('tablet')]: { gridColumn: '1 / -1' } } });

/** So that the minutes never stand alone on a line. */
export const together = siteStyle({ display: 'flex', columnGap: vars.space.m });

/** When, where it belongs, how long it takes. */
export const facts = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  '@media': { [below('tablet')]: { gridColumn: '1 / -1' } },
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.normal,
});
