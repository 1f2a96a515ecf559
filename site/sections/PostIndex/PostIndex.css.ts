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

/** Rows of one, two or three; in a row drawings, dates, titles and descriptions begin at the same height. */
export const list = siteStyle({
  display: 'grid',
  gap: `${vars.space.s} ${vars.space.gutter}`,
  borderTop: hairline,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // Four stand two by two.
    [from('desktop')]: {
      selectors: {
        '&:not(:has(> :nth-child(4):last-child))': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  },
});

/** On phones the drawing stands beside the title, elsewhere over all words. */
export const post = siteStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.s} ${vars.space.m}`,
  paddingBlockStart: vars.space.xl,
  alignContent: 'start',
  breakInside: 'avoid',
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridRow: 'span 4',
      gridTemplateRows: 'subgrid',
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
