import { componentStyle } from '../../theme/componentStyle.ts';

export const frame = componentStyle({
  // The frame is positioned, so that absolutely positioned content scrolls too.
  position: 'relative',
  maxWidth: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
});
