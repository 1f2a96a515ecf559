import { componentStyle, vars } from '#design-system/styles';

import { drawing as lines } from '../drawing.css.ts';

/** On a plate as wide as what holds it, so that all of them have one size and one weight. Its words are in its own units: whoever shows it larger sets them smaller. */
export const drawing = `${lines} ${componentStyle({
  display: 'block',
  width: '100%',
  padding: '4%',
  background: vars.color.surface.sunken,
  fontSize: '16px',
  strokeWidth: 2,
})}`;

/** The ground of what happens outside the company. */
export const framed = componentStyle({
  background: 'none',
  boxShadow: `inset 0 0 0 1px ${vars.color.line.control}`,
});
