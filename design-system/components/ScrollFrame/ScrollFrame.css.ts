import { componentStyle } from '../../theme/componentStyle.ts';

export const frame = componentStyle({ maxWidth: '100%', overflowX: 'auto', overscrollBehaviorX: 'contain' });
