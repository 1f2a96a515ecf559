import { componentStyle } from '../../theme/componentStyle.ts';

/** On paper there is nothing to press. */
export const actions = componentStyle({ '@media': { print: { display: 'none' } } });
