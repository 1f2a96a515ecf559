import { below, from, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline } from '#site/sections/measures.ts';

export const list = siteStyle({ borderTop: hairline });

/** A row: when and where in the first columns, above the words on narrow windows; the drawing at the end. */
export const post = siteStyle({
  ...twelveColumns,
  position: 'relative',
  gap: `${vars.space.xs} ${vars.space.gutter}`,
  alignItems: 'start',
  paddingBlock: vars.space.l,
  borderBottom: hairline,
  breakInside: 'avoid',
  selectors: { '&:last-child': { paddingBlockEnd: 0, borderBottom: 0 } },
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    ...twelveColumns['@media'],
  },
});

export const newest = siteStyle({ paddingBlock: vars.space.xl });

/** Its second line never breaks, so that the minutes never stand alone. */
export const facts = siteStyle({
  ...columns(1, 4),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  // As far down as the first line of a title.
  paddingBlockStart: '0.2em',
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.normal,
});

export const date = siteStyle({
  color: vars.color.text.body,
  '@media': { [from('desktop')]: { flexBasis: '100%' } },
});

export const kind = siteStyle({ display: 'flex', columnGap: vars.space.s });

export const words = siteStyle({
  ...columns(4, 11),
  display: 'grid',
  gap: vars.space.xs,
  minWidth: 0,
});

/** Not on phones, where titles need the width. */
export const drawing = siteStyle({
  width: '2.5rem',
  height: '2.5rem',
  justifySelf: 'end',
  '@media': {
    [below('tablet')]: { display: 'none' },
    [from('tablet')]: { gridColumn: 2, gridRow: '1 / 3' },
    [from('desktop')]: { gridColumn: '11 / 13', gridRow: 1 },
  },
});

export const newestDrawing = siteStyle({ width: '7rem', height: '7rem' });
