import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
});

export const step = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: vars.control.target,
  minHeight: vars.control.target,
  padding: `0 ${vars.space.xs}`,
  border: '1.5px solid transparent',
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  fontSize: vars.size.control,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surface.sunken },
    '&[aria-current]': { borderColor: vars.color.text.body, fontWeight: vars.weight.medium },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5, background: 'none' },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: {
        '&[aria-current]': { borderColor: 'Highlight' },
        '&:disabled': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});

export const gap = componentStyle({
  minWidth: vars.space.l,
  color: vars.color.text.muted,
  textAlign: 'center',
});
