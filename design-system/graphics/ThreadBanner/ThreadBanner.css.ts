import { componentStyle } from '../../theme/componentStyle.ts';
import { from } from '../../theme/tokens/breakpoints.ts';

/** Begins left of the window, whatever its width, and ends at the right edge of its column. */
export const banner = componentStyle({
  minWidth: 'calc(100% + 100vw)',
  height: '4rem',
  marginInlineStart: '-100vw',
  '@media': { [from('tablet')]: { height: '5.5rem' } },
});
