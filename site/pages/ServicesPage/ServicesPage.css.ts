import { from, siteStyle, vars } from '#design-system/styles';

/**
 * The drawing stands beside the text of the header, or below it. It takes a share of the width. The names at the ends
 * of its lines use the rest, at every text size.
 */
export const drawing = siteStyle({
  width: 'min(65%, 16rem)',
  height: 'auto',
  marginBlockStart: vars.space.l,
  '@media': { [from('desktop')]: { gridColumn: '9 / 13', marginBlockStart: 0 } },
});

export const name = siteStyle({ color: vars.color.text.body });
