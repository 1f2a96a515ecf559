import { componentStyle } from '../../theme/componentStyle.ts';

/** Not printed, because buttons are useless on paper. */
export const actions = componentStyle({ '@media': { print: { display: 'none' } } });
