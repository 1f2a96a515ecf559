import { style } from '@vanilla-extract/css';

import { componentStyle } from '../../theme/componentStyle.ts';
import { tick } from '../../theme/tick.css.ts';

/** The whole tile shows the focus, because the whole tile can be pressed. */
export const box = style([tick, componentStyle({ selectors: { '&:focus-visible': { outline: 'none' } } })]);
