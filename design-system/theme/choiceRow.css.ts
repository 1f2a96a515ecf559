import { componentStyle } from './componentStyle.ts';
import { vars } from './contract.css.ts';

/** A control with its label in one row. The whole row can be pressed. */
export const choiceRow = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: vars.control.target,
  lineHeight: vars.leading.normal,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.6 } },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:disabled)': { color: 'GrayText', opacity: 1 } } },
  },
});
