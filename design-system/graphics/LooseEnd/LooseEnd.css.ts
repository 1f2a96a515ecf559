import { componentStyle } from '../../theme/componentStyle.ts';
import { from } from '../../theme/tokens/breakpoints.ts';

/** At most 760 px of loops, in the middle. The straight ends fill the rest of the width, so neither ends in the open. */
export const looseEnd = componentStyle({ width: '100%', height: 'auto', maxHeight: '220px' });

// On telephones the drawing is half as large, so its strokes are twice as thick.
const strokeWidths = (phone: number, wide: number) =>
  componentStyle({
    selectors: { '&&': { strokeWidth: phone, '@media': { [from('tablet')]: { strokeWidth: wide } } } },
  });
export const thread = strokeWidths(4, 2.2);
export const fibre = strokeWidths(2.8, 1.6);
