import { below, from, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline } from '#site/sections/measures.ts';

export const list = siteStyle({ borderTop: hairline });

export const post = siteStyle({
  ...twelveColumns,
  position: 'relative',
  rowGap: vars.space.xs,
  alignItems: 'baseline',
  paddingBlock: vars.space.l,
  borderBottom: hairline,
  breakInside: 'avoid',
  '@media': {
    ...twelveColumns['@media'],
    [below('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) 3rem' },
  },
});

/** In the column before the words, as high as their first line; on narrow windows at the end of the date's line. */
export const drawing = siteStyle({
  gridRow: 1,
  gridColumn: 2,
  alignSelf: 'start',
  maxWidth: '100%',
  '@media': { [from('desktop')]: { gridColumn: 3 } },
});

/** Below the date and the drawing on narrow windows. */
const belowDate = { [below('desktop')]: { gridColumn: '1 / -1' } };

const meta = { color: vars.color.text.muted, fontSize: vars.size.small, lineHeight: vars.leading.normal };

export const date = siteStyle({ ...meta, ...columns(1, 3), fontVariantNumeric: 'tabular-nums' });

const wordColumns = columns(4, 11);

export const words = siteStyle({
  ...wordColumns,
  display: 'grid',
  gap: vars.space.xs,
  minWidth: 0,
  '@media': { ...wordColumns['@media'], ...belowDate },
});

export const kind = siteStyle({
  ...meta,
  '@media': {
    ...belowDate,
    [from('desktop')]: { gridColumn: '11 / 13', justifySelf: 'end', textAlign: 'end' },
  },
});

/** Above the minutes where there is a column for both. */
export const category = siteStyle({
  marginInlineEnd: vars.space.xs,
  '@media': { [from('desktop')]: { display: 'block', marginInlineEnd: 0 } },
});
