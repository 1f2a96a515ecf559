import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';

/** Below the lead; on wide windows at the end of its line. */
export const chips = siteStyle({
  gridColumn: '1 / -1',
  marginBlockStart: vars.space.l,
  '@media': { [from('desktop')]: { gridArea: '1 / 6 / auto / -1', placeSelf: 'end' } },
});

// The words leave that room free, however large they are.
globalStyle(`:has(+ ${chips})`, {
  '@layer': { [layers.site]: { '@media': { [from('desktop')]: { gridColumnEnd: 6 } } } },
});

/** The ground of the drawings of a category. */
export const mark = siteStyle({ width: '0.9em', height: '0.9em', padding: 0 });

/** Above the line that begins the list. */
export const earlier = siteStyle({
  marginBlockStart: vars.space.xxl,
  paddingBlockEnd: vars.space.m,
  fontSize: `calc(${vars.size.h3} * 1.25)`,
});

// On phones the long list goes on with titles alone.
globalStyle(`${earlier} + ul > :nth-child(n + 4) p:first-of-type`, {
  '@layer': { [layers.site]: { '@media': { [below('tablet')]: { display: 'none' } } } },
});
