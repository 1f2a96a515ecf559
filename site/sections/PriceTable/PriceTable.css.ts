import { globalStyle } from '@vanilla-extract/css';

import { from, layers, siteStyle, vars } from '#design-system/styles';

export const frame = siteStyle({ position: 'relative' });

export const price = siteStyle({ display: 'block', fontSize: vars.size.lead });

// Between a phone and that the columns would be too narrow to read; the frame scrolls instead.
globalStyle(`${frame} table`, {
  '@layer': { [layers.site]: { '@media': { [from('phone')]: { minWidth: '52rem' } } } },
});
globalStyle(`${frame} th`, {
  '@layer': { [layers.site]: { '@media': { [from('desktop')]: { width: '19%' } } } },
});
