import { globalStyle, keyframes } from '@vanilla-extract/css';

import { from, layers, siteStyle, vars } from '#design-system/styles';

export const index = siteStyle({});

/** The view box shows only the lines of the glyph. This margin replaces the free space around them. */
export const glyph = siteStyle({ width: '3.5rem', height: 'auto', marginBlock: vars.space.xs });

const ring = keyframes({ '25%': { rotate: '-8deg' }, '75%': { rotate: '8deg' } });

/** The handset rings while its entry has the pointer or the focus. */
export const voice = siteStyle({
  selectors: {
    'li:is(:hover, :focus-within) &': { animation: `${ring} ${vars.duration.slow} infinite` },
  },
});

// The last entry, the audit, fills the free space of the last row.
for (const [place, gridColumn] of [
  ['3n + 1', '1 / -1'],
  ['3n + 2', '2 / -1'],
]) {
  globalStyle(`${index} > li:last-child:nth-child(${place})`, {
    '@layer': { [layers.site]: { '@media': { [from('desktop')]: { gridColumn } } } },
  });
}
