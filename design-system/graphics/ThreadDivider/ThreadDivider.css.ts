import { componentStyle } from '../../theme/componentStyle.ts';

export const divider = componentStyle({ width: '100%', height: '44px', overflow: 'visible' });
