import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({ minWidth: 0, overflowWrap: 'anywhere' });

/** The label at the start and the switch at the end of the row. */
export const row = componentStyle({ justifyContent: 'space-between', gap: vars.space.m });
