import { siteStyle, vars } from '#design-system/styles';

export const marks = siteStyle({ display: 'block', width: '100%', fill: 'none', stroke: 'currentColor' });

/** Upright strokes, drawn as one wide line with dashes. */
export const counted = siteStyle({
  color: vars.color.accent.text,
  strokeDasharray: '1.4 2.6',
});

/** Dots at the same distance from each other as the strokes. */
export const rest = siteStyle({
  color: vars.color.line.control,
  strokeWidth: 1,
  strokeDasharray: '1 3',
});

/** Strokes after the change, in the colour of every bar for "after". */
export const after = siteStyle({ color: vars.color.done });

/** A mark with a shape, such as a document. Marks for items that no longer exist have a dotted outline. */
export const outlined = siteStyle({
  strokeWidth: 2,
  strokeDasharray: 'none',
  selectors: { [`&${rest}`]: { strokeWidth: 1.2, strokeDasharray: '1.2 2.8' } },
});
