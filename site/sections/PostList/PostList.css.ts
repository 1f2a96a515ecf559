import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';
import { twelveColumns } from '#site/sections/columns.ts';
import { hairline, onTablets } from '#site/sections/measures.ts';

export const list = siteStyle({ borderTop: hairline });

export const row = siteStyle({
  ...twelveColumns,
  position: 'relative',
  rowGap: vars.space.xs,
  paddingBlock: vars.space.l,
  borderBottom: hairline,
  breakInside: 'avoid',
  '@media': {
    ...twelveColumns['@media'],
    [below('tablet')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.m },
    [onTablets]: { gridTemplateColumns: 'auto minmax(0, 1fr) 11rem', columnGap: vars.space.l },
  },
});

/** The post's small drawing, as high as its title and sentence; no wider where text is large. */
export const sign = siteStyle({
  gridRow: '1 / 3',
  width: 'min(3.75rem, 15vw)',
  strokeWidth: 2,
  '@media': { [from('tablet')]: { gridRow: 1 } },
});

export const words = siteStyle({
  display: 'grid',
  gap: vars.space.xxs,
  alignContent: 'start',
  '@media': { [from('desktop')]: { gridColumn: '2 / 10' } },
});

/** One sentence, in one line where there is room; on phones titles say enough. */
export const teaser = siteStyle({
  maxWidth: '42rem',
  textWrap: 'balance',
  '@media': { [below('tablet')]: { display: 'none' } },
});

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

/** At the end of the row where there is room. */
export const factsOfRow = siteStyle({
  columnGap: vars.space.s,
  '@media': {
    [from('tablet')]: { alignContent: 'start', paddingBlockStart: vars.space.xxs },
    [from('desktop')]: { gridColumn: '10 / 13', justifySelf: 'end', width: '12rem' },
  },
});

// The day has a line of its own.
globalStyle(`${factsOfRow} > time`, { '@layer': { [layers.site]: { flexBasis: '100%' } } });
