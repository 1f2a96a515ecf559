import { below, componentStyle, vars } from '#design-system/styles';

/** The lines are in an SVG file. The names are text, so that they can be translated. */
export const map = componentStyle({
  width: '100%',
  maxWidth: '584px',
  height: 'auto',
  overflow: 'visible',
  color: vars.color.accent.fill,
  // Sizes are in units of the drawing. On the screen the text has at least 11 px.
  fontSize: '14px',
  '@media': { [below('tablet')]: { fontSize: '18px' } },
});

export const names = componentStyle({ fill: vars.color.text.muted });

export const office = componentStyle({ fill: vars.color.text.body, fontWeight: vars.weight.medium });
