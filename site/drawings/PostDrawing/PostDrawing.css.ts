import { componentStyle, drawnOnEntry, vars } from '#design-system/styles';

/** As wide as what holds it. Its words are in its own units: whoever shows it larger sets them smaller. */
export const drawing = componentStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  color: vars.color.accent.text,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  fontSize: '15px',
  ...drawnOnEntry,
});

/** As high as a drawing is on a phone. */
export const sign = componentStyle({ width: '8.5rem' });
