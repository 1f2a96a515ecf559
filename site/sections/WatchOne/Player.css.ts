import { globalStyle } from '@vanilla-extract/css';

import { layers, siteStyle, vars } from '#design-system/styles';

/** What has not happened yet. */
export const unlit = siteStyle({ color: vars.color.line.control, opacity: 0.5 });

/** As wide as its longest label. */
export const play = siteStyle({ minWidth: '8rem' });

/** One step is seen; all of them take their room, so that nothing moves from step to step. */
export const words = siteStyle({ display: 'grid' });
globalStyle(`${words} > *`, { '@layer': { [layers.site]: { gridArea: '1 / 1' } } });

export const room = siteStyle({ visibility: 'hidden' });
