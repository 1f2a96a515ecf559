import { below, from, siteStyle } from '#design-system/styles';

import { drawn, drawnLarge } from './WatchOne.css.ts';

/** Lines that come from the picture before it end at its edge. */
export const picture = siteStyle({
  ...drawn,
  display: 'block',
  width: '100%',
  marginInlineStart: 'auto',
  '@media': {
    ...drawn['@media'],
    [below('tablet')]: { display: 'none' },
    [from('desktop')]: { ...drawnLarge, width: '16.5rem' },
  },
});

/** Phones have no room for a picture with words. */
export const glyph = siteStyle({ '@media': { [from('tablet')]: { display: 'none' } } });
