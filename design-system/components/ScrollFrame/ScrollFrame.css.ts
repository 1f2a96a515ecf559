import { componentStyle } from '../../theme/componentStyle.ts';

export const frame = componentStyle({
  // Absolutely positioned content scrolls along.
  position: 'relative',
  maxWidth: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
});
