import { globalStyle } from '@vanilla-extract/css';

import { from, layers, siteStyle, vars } from '#design-system/styles';

/** Chips below the lead; on wide windows, at the end of its row. */
export const chips = siteStyle({
  gridColumn: '1 / -1',
  marginBlockStart: vars.space.l,
  '@media': { [from('desktop')]: { gridArea: '1 / 6 / auto / -1', placeSelf: 'end' } },
});

// The text before the chips leaves their columns free at every text size.
globalStyle(`:has(+ ${chips})`, {
  '@layer': { [layers.site]: { '@media': { [from('desktop')]: { gridColumnEnd: 6 } } } },
});

/** Heading above the list, larger than the titles of its posts. */
export const earlier = siteStyle({
  marginBlockStart: vars.space.xxl,
  paddingBlockEnd: vars.space.m,
  fontSize: `calc(${vars.size.h3} * 1.25)`,
});

export const feed = siteStyle({ marginBlockStart: vars.space.xl, color: vars.color.accent.text });
