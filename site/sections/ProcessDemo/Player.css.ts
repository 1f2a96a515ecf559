import { globalStyle } from '@vanilla-extract/css';

import { layers, siteStyle } from '#design-system/styles';

/** Button with the width of its longest label, so that the width stays when the label changes. */
export const play = siteStyle({ minWidth: '8rem' });

/**
 * All steps lie in one grid cell and only one is visible. The cell is as high as the highest step, so nothing moves.
 */
export const text = siteStyle({ display: 'grid' });
globalStyle(`${text} > *`, { '@layer': { [layers.site]: { gridArea: '1 / 1' } } });

export const reservedSpace = siteStyle({ visibility: 'hidden' });
