import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

/** Of less rank than what leads to a report. */
export const quiet = componentStyle({ color: vars.color.text.muted });
