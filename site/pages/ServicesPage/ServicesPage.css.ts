import { from, siteStyle, vars } from '#design-system/styles';

/**
 * Stands beside the text of the header, or below. Its width is a share of its place, so that the rest stays free for
 * the names, at every text size.
 */
export const drawing = siteStyle({
  width: 'min(65%, 16rem)',
  height: 'auto',
  marginBlockStart: vars.space.l,
  '@media': { [from('desktop')]: { gridColumn: '9 / 13', marginBlockStart: 0 } },
});

export const name = siteStyle({ color: vars.color.text.body });
