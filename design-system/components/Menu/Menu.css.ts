import { style } from '@vanilla-extract/css';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { overlay } from '../../theme/overlay.css.ts';
import { fineSpace } from '../../theme/spacing.ts';

export const menu = style([
  overlay,
  componentStyle({
    minWidth: '12rem',
    maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
    padding: vars.space.xxs,
    overflowY: 'auto',
  }),
]);

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: vars.control.target,
  padding: `${fineSpace.tight} ${vars.space.s}`,
  borderRadius: vars.radius.control,
  color: 'inherit',
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: vars.color.surface.sunken },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText', opacity: 1 } } },
  },
});

/** A command that cannot be undone. */
export const danger = componentStyle({ color: vars.color.error.text });

export const separator = componentStyle({
  height: '1px',
  margin: vars.space.xxs,
  background: vars.color.line.hairline,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
