import { below, siteStyle, vars } from '#design-system/styles';

/** In the drawing's own units; narrower windows have no room for it. */
export const town = siteStyle({
  color: vars.color.text.muted,
  fill: 'currentColor',
  stroke: 'none',
  fontSize: '17px',
  '@media': { [below('desktop')]: { display: 'none' } },
});

/** From a name at sea to its dots. */
export const leader = siteStyle({
  color: vars.color.line.control,
  strokeWidth: 1,
  '@media': { [below('desktop')]: { display: 'none' } },
});

export const index = siteStyle({ paddingBlockEnd: `calc(${vars.space.section} / 2)` });
