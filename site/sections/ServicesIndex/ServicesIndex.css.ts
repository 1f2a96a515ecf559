import { globalStyle, keyframes } from '@vanilla-extract/css';

import { from, layers, siteStyle, vars } from '#design-system/styles';

export const index = siteStyle({});

/** The lines alone: what a glyph keeps free around them is in the margin. */
export const glyph = siteStyle({ width: '3.5rem', height: 'auto', marginBlock: vars.space.xs });

const ring = keyframes({ '25%': { rotate: '-8deg' }, '75%': { rotate: '8deg' } });

/** The handset: it rings while its entry is pointed at or has the focus. */
export const voice = siteStyle({
  selectors: {
    'li:is(:hover, :focus-within) &': { animation: `${ring} ${vars.duration.slow} infinite` },
  },
});

// The link that helps to choose takes the space that the services leave in the last row.
for (const [place, gridColumn] of [
  ['3n + 1', '1 / -1'],
  ['3n + 2', '2 / -1'],
]) {
  globalStyle(`${index} > li:last-child:nth-child(${place})`, {
    '@layer': { [layers.site]: { '@media': { [from('desktop')]: { gridColumn } } } },
  });
}
