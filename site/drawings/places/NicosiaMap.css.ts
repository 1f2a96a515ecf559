import { below, componentStyle, vars } from '#design-system/styles';

/** The lines are in its file, the names on them in the reader's language. */
export const map = componentStyle({
  width: '100%',
  maxWidth: '584px',
  height: 'auto',
  overflow: 'visible',
  color: vars.color.accent.fill,
  // In the drawing's own units: at least 11 px on the screen.
  fontSize: '14px',
  '@media': { [below('tablet')]: { fontSize: '18px' } },
});

export const names = componentStyle({ fill: vars.color.text.muted });

export const office = componentStyle({ fill: vars.color.text.body, fontWeight: vars.weight.medium });
