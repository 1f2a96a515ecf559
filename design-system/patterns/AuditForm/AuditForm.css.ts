import { componentStyle } from '../../theme/componentStyle.ts';

/** Buttons of the form. They are not printed, because they are useless on paper. */
export const actions = componentStyle({ '@media': { print: { display: 'none' } } });
