import { style } from '@vanilla-extract/css';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { overlay } from '../../theme/overlay.css.ts';

export const popover = style([
  overlay,
  componentStyle({
    width: '20rem',
    maxHeight: 'var(--radix-popover-content-available-height)',
    padding: vars.space.m,
    overflowY: 'auto',
  }),
]);

/** Title with the height of the close button beside it. */
export const title = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  paddingBottom: vars.space.xs,
  // Space for the close button.
  paddingInlineEnd: vars.space.xl,
  fontSize: vars.size.h4,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});

export const close = componentStyle({
  position: 'absolute',
  top: vars.space.s,
  insetInlineEnd: vars.space.s,
});
