import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

/** Lies above the visible part of the window until it has the keyboard focus. */
export const skipLink = componentStyle({
  position: 'fixed',
  insetInlineStart: vars.space.gutter,
  top: vars.space.xs,
  zIndex: vars.layer.skipLink,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.medium,
  padding: `0 ${vars.space.l}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.inverse,
  color: vars.color.text.onInverse,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:not(:focus)': { transform: 'translateY(calc(-100% - 20px))' },
  },
  '@media': { '(forced-colors: active)': { border: '2px solid LinkText' }, print: { display: 'none' } },
});
