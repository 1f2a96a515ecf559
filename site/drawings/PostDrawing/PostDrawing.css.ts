import { componentStyle, vars } from '#design-system/styles';

import { drawing as lines } from '../drawing.css.ts';

/**
 * Drawing with the width of its container and a background, so that all drawings have the same size and weight. The
 * font size is in units of the drawing: if the drawing is shown larger, set a smaller font size.
 */
export const drawing = `${lines} ${componentStyle({
  display: 'block',
  width: '100%',
  padding: '4%',
  background: vars.color.surface.sunken,
  fontSize: '16px',
  strokeWidth: 2,
  // Forced colours remove the background, so every drawing has a frame.
  '@media': { '(forced-colors: active)': { outline: '1px solid', outlineOffset: '-1px' } },
})}`;

/** Posts about the world outside the company have a frame instead of a background. */
export const framed = componentStyle({
  background: 'none',
  boxShadow: `inset 0 0 0 1px ${vars.color.line.control}`,
});
