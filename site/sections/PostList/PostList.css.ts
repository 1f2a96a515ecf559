import { below, from, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline } from '#site/sections/measures.ts';

export const list = siteStyle({ borderTop: hairline });

/** When and where in the first columns, above the words on narrow windows; the drawing at the end. */
export const post = siteStyle({
  ...twelveColumns,
  position: 'relative',
  alignItems: 'baseline',
  paddingBlock: vars.space.l,
  borderBottom: hairline,
  breakInside: 'avoid',
  '@media': {
    ...twelveColumns['@media'],
    [below('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: vars.space.s },
  },
});

export const drawing = siteStyle({
  gridArea: '1 / 2',
  alignSelf: 'start',
  width: '2.5rem',
  '@media': { [from('desktop')]: { gridColumn: 12, justifySelf: 'end' } },
});

export const facts = siteStyle({
  ...columns(1, 4),
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.normal,
});

export const words = siteStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.xs,
  '@media': { [from('desktop')]: { gridArea: '1 / 4 / 2 / 11' } },
});
