import { componentStyle } from '../../theme/componentStyle.ts';

export const frame = componentStyle({
  // Positioned, so that absolutely positioned content scrolls too.
  position: 'relative',
  maxWidth: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
});
