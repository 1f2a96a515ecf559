import { siteStyle, vars } from '#design-system/styles';

export const marks = siteStyle({ display: 'block', width: '100%', fill: 'none', stroke: 'currentColor' });

/** Upright strokes: a broad line in dashes. */
export const counted = siteStyle({
  color: vars.color.accent.text,
  strokeWidth: 6,
  strokeDasharray: '1.4 2.6',
});

/** Dots of the same pitch. */
export const rest = siteStyle({
  color: vars.color.line.control,
  strokeWidth: 1.4,
  strokeDasharray: '1.4 2.6',
});
