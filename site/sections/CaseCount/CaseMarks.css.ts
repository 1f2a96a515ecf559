import { siteStyle, vars } from '#design-system/styles';

export const marks = siteStyle({ display: 'block', width: '100%', fill: 'none', stroke: 'currentColor' });

/** Upright strokes: a broad line in dashes. */
export const counted = siteStyle({
  color: vars.color.accent.text,
  strokeDasharray: '1.4 2.6',
});

/** Dots of the same pitch. */
export const rest = siteStyle({
  color: vars.color.line.control,
  strokeWidth: 1,
  strokeDasharray: '1 3',
});

/** Rest after the change, as on every bar of an "after". */
export const after = siteStyle({ color: vars.color.done });

/** A drawn thing; what is no longer there is dotted. */
export const outlined = siteStyle({
  strokeWidth: 2,
  strokeDasharray: 'none',
  selectors: { [`&${rest}`]: { strokeWidth: 1.2, strokeDasharray: '1.2 2.8' } },
});
