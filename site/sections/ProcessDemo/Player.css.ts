import { globalStyle } from '@vanilla-extract/css';

import { layers, siteStyle } from '#design-system/styles';

/** As wide as its longest label. */
export const play = siteStyle({ minWidth: '8rem' });

/** One step is seen; all of them take their space, so that nothing moves from step to step. */
export const text = siteStyle({ display: 'grid' });
globalStyle(`${text} > *`, { '@layer': { [layers.site]: { gridArea: '1 / 1' } } });

export const room = siteStyle({ visibility: 'hidden' });
