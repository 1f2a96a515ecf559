import { globalStyle } from '@vanilla-extract/css';

import { from, layers, siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';

/** Its class alone takes the indent and the marks of a list. */
export const list = siteStyle({});

/** Its drawing and its words; on wide windows the day and the rest behind them, in a column of their own. */
export const row = siteStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.l,
  alignItems: 'baseline',
  paddingBlock: vars.space.l,
  borderTop: hairline,
  breakInside: 'avoid',
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': { [from('desktop')]: { gridTemplateColumns: 'auto minmax(0, 1fr) 12rem' } },
});

/** The post's small drawing on a plate, one size for all; no wider where text is large. */
export const sign = siteStyle({
  gridRow: 'span 2',
  alignSelf: 'start',
  width: 'min(5rem, 17vw)',
  padding: vars.space.xs,
  background: vars.color.surface.sunken,
  strokeWidth: 2,
});

export const facts = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  paddingBlockStart: vars.space.xxs,
  '@media': {
    [from('desktop')]: {
      selectors: { [`${row} &`]: { justifyContent: 'end', padding: 0, textAlign: 'end' } },
    },
  },
});

/** Where a post belongs and how long it takes, which stay together. */
export const kind = siteStyle({ display: 'flex', columnGap: vars.space.s });

// In a row the day has a line of its own.
globalStyle(`${row} time`, { '@layer': { [layers.site]: { flexBasis: '100%' } } });
