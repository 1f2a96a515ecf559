import { componentStyle, vars } from '#design-system/styles';

import { drawing as lines } from '../drawing.css.ts';

/**
 * As wide as its container, on a plate, so that all drawings have the same size and weight. Its text is in units of
 * the drawing: a larger drawing needs a smaller font size.
 */
export const drawing = `${lines} ${componentStyle({
  display: 'block',
  width: '100%',
  padding: '4%',
  background: vars.color.surface.sunken,
  fontSize: '16px',
  strokeWidth: 2,
})}`;

/** Background of everything outside the company. */
export const framed = componentStyle({
  background: 'none',
  boxShadow: `inset 0 0 0 1px ${vars.color.line.control}`,
});
