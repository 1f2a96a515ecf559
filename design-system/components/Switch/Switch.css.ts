import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({ minWidth: 0, overflowWrap: 'anywhere' });

/** Words at the start, the switch at the end, as far apart as the frame is wide. */
export const row = componentStyle({ justifyContent: 'space-between', gap: vars.space.m });
