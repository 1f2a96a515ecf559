import { componentStyle, vars } from '#design-system/styles';

import { drawing as lines } from '../drawing.css.ts';

/** As wide as what holds it, on a ground of its own, so that all begin and end alike. Its words are in its own units: whoever shows it larger sets them smaller. */
export const drawing = `${lines} ${componentStyle({
  display: 'block',
  width: '100%',
  padding: vars.space.m,
  background: vars.color.surface.sunken,
  overflow: 'visible',
  fontSize: '15px',
})}`;
