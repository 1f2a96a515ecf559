import { globalStyle } from '@vanilla-extract/css';

import { from, layers, siteStyle, vars } from '#design-system/styles';
import { hairline, onTablets } from '#site/sections/measures.ts';

export const list = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.xxl} ${vars.space.gutter}`,
  paddingBlockStart: vars.space.l,
  borderTop: hairline,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** Its drawing above its words, on tablets beside them. */
export const card = siteStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: `${vars.space.m} ${vars.space.gutter}`,
  breakInside: 'avoid',
  '@media': { [onTablets]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const first = siteStyle({
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

/** Its words keep the size of text beside it, however large it is. */
export const drawing = siteStyle({
  selectors: { [`${first} > &`]: { '@media': { [from('desktop')]: { fontSize: '9px' } } } },
  '@media': { print: { fontSize: '10px' } },
});

export const words = siteStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s });

// The days of posts beside each other are in line.
globalStyle(`${words} > :last-child`, { '@layer': { [layers.site]: { marginBlockStart: 'auto' } } });

export const facts = siteStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s });

/** Where a post belongs and how long it takes, which stay together. */
export const kind = siteStyle({ display: 'flex', columnGap: vars.space.xxs });
