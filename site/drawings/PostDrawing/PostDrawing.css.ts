import { componentStyle } from '#design-system/styles';

import { drawing as lines } from '../drawing.css.ts';

/** As wide as what holds it. Its words are in its own units: whoever shows it larger sets them smaller. */
export const drawing = `${lines} ${componentStyle({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  fontSize: '15px',
})}`;
