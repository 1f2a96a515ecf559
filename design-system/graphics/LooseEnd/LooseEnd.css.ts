import { componentStyle } from '../../theme/componentStyle.ts';
import { from } from '../../theme/tokens/breakpoints.ts';

export const looseEnd = componentStyle({
  width: '100%',
  maxWidth: '760px',
  height: 'auto',
  overflow: 'visible',
});

// On telephones the drawing is half as large, so the line is twice as thick.
const thicker = (phone: number, wide: number) =>
  componentStyle({
    selectors: { '&&': { strokeWidth: phone, '@media': { [from('tablet')]: { strokeWidth: wide } } } },
  });
export const thread = thicker(4, 2.2);
export const fibre = thicker(2.8, 1.6);
