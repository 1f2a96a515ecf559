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

/** Closer to the choice of what it shows. */
export const index = siteStyle({
  marginBlockStart: `calc(-1 * ${vars.space.l})`,
  paddingBlockEnd: `calc(${vars.space.section} / 2)`,
});
