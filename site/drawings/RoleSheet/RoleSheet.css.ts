import { siteStyle, vars } from '#design-system/styles';

export const sheet = siteStyle({
  color: vars.color.accent.text,
  display: 'block',
  width: '100%',
  maxWidth: '16rem',
  fill: 'none',
  stroke: 'currentColor',
  // In units of the drawing: at least 11 px in the narrowest column.
  strokeWidth: 1.3,
  fontSize: '13.5px',
  fontWeight: vars.weight.regular,
});
