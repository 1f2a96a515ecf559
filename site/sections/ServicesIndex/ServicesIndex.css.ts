import { globalStyle } from '@vanilla-extract/css';

import { from, layers, siteStyle } from '#design-system';

export const index = siteStyle({});

/** As large as the lines of a glyph are. */
export const mark = siteStyle({ width: 'calc(56 / 72 * 4.5rem)', height: 'auto', margin: '0.5rem' });

// Seven services leave room in the last row; the way to choose among them takes it.
globalStyle(`${index} > li:last-child`, {
  '@layer': { [layers.site]: { '@media': { [from('desktop')]: { gridColumn: '2 / -1' } } } },
});
