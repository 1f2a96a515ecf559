import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/tokens/breakpoints.ts';

/** Overflow is visible, because the tangle extends beyond the left edge. */
export const strip = componentStyle({
  width: '100%',
  maxWidth: '26rem',
  overflow: 'visible',
  '@media': { [from('desktop')]: { display: 'none' } },
});

/** Label of a finished task. The font size is in units of the drawing. */
export const result = componentStyle({
  color: vars.color.text.body,
  fill: 'currentColor',
  fontSize: '13px',
  fontWeight: vars.weight.regular,
});
