import { createVar } from '@vanilla-extract/css';

import { componentStyle } from './componentStyle.ts';
import { vars } from './contract.css.ts';

const hover = createVar();
const pressed = createVar();
const still = { vars: { [hover]: 'none', [pressed]: 'none' } };

/**
 * A control that is a little larger under the pointer and a little smaller while pressed. It keeps its size if it is
 * disabled or motion is off.
 */
export const pressable = componentStyle({
  vars: { [hover]: vars.press.hover, [pressed]: vars.press.down },
  transition: `transform ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:active': { transform: pressed },
    '[data-motion="off"] &': still,
    '&:disabled, &[aria-disabled="true"]': still,
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:active)': { transform: hover } } },
    '(prefers-reduced-motion: reduce)': still,
  },
});
