import { globalStyle } from '@vanilla-extract/css';

import { below, layers, siteStyle, vars } from '#design-system/styles';

/** One band, so that the newest post begins near the top. */
export const head = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.l,
  paddingBlock: `clamp(${vars.space.xl}, 4vw, ${vars.space.xxl}) ${vars.space.xxl}`,
});

export const words = siteStyle({ display: 'grid', gap: vars.space.s, maxWidth: vars.width.text });

export const lead = siteStyle({ textWrap: 'balance' });

export const categories = siteStyle({ '@media': { print: { display: 'none' } } });

// Two rows on phones instead of three.
globalStyle(`${categories} > * > span`, {
  '@layer': { [layers.site]: { '@media': { [below('tablet')]: { display: 'none' } } } },
});
