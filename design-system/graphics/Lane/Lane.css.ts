import { componentStyle } from '../../theme/componentStyle.ts';

/** The dots stand half a dot inside the ends, so nothing sticks out. */
export const lane = componentStyle({ width: '100%', height: '16px' });
