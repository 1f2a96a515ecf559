import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

/** Hint and error, below the label. */
export const notes = componentStyle({
  paddingInlineStart: `calc(${vars.control.tick} + ${vars.space.s})`,
});
