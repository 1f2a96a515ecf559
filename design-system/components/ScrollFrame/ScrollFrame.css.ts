import { componentStyle } from '../../theme/componentStyle.ts';

export const frame = componentStyle({
  // What is taken out of the flow inside it scrolls with it.
  position: 'relative',
  maxWidth: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
});
