import { globalStyle } from '@vanilla-extract/css';

import { below, layers, siteStyle, vars } from '#design-system/styles';

/** In the drawing's own units; narrower windows have no room for it. */
export const town = siteStyle({
  color: vars.color.text.muted,
  fill: 'currentColor',
  stroke: 'none',
  fontSize: '17px',
  '@media': { [below('desktop')]: { display: 'none' } },
});

/** One row that scrolls on phones, from edge to edge, with room for the outline of what has the focus. */
export const filters = siteStyle({
  '@media': {
    [below('tablet')]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginBlock: `calc(-1 * ${vars.space.xxs})`,
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      paddingBlock: vars.space.xxs,
      paddingInline: vars.space.gutter,
    },
  },
});

globalStyle(`${filters} > *`, {
  '@layer': { [layers.site]: { '@media': { [below('tablet')]: { flexShrink: 0 } } } },
});
