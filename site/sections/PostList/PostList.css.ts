import { globalStyle } from '@vanilla-extract/css';

import { from, layers, siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';

/** Its class alone takes the indent and the marks of a list. */
export const list = siteStyle({});

/** Its drawing with the day and the rest, its words below; on wide windows each has a column. */
export const row = siteStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.s} ${vars.space.l}`,
  alignItems: 'baseline',
  paddingBlock: vars.space.l,
  borderTop: hairline,
  breakInside: 'avoid',
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': { [from('desktop')]: { gridTemplateColumns: 'auto minmax(0, 1fr) 12rem' } },
});

/** The post's drawing on a plate, one size for all and no wider where text is large; its words would be too small to read. */
export const drawing = siteStyle({
  alignSelf: 'start',
  width: 'min(10rem, 40vw)',
  fontSize: 0,
  strokeWidth: 3,
});

export const words = siteStyle({
  gridArea: '2 / 1 / auto / -1',
  '@media': { [from('desktop')]: { gridArea: 'auto' } },
});

export const facts = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  alignSelf: 'start',
  '@media': {
    [from('desktop')]: {
      selectors: { [`${row} &`]: { justifyContent: 'end', alignSelf: 'auto', textAlign: 'end' } },
    },
  },
});

/** Where a post belongs and how long it takes, which stay together. */
export const kind = siteStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xxs });

// In a row the day has a line of its own.
globalStyle(`${row} time`, { '@layer': { [layers.site]: { flexBasis: '100%' } } });
