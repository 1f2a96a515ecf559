import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
});

export const stop = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minWidth: vars.control.target,
  minHeight: vars.control.target,
  padding: `0 ${vars.space.xs}`,
  border: '1.5px solid transparent',
  borderRadius: vars.radius.control,
  fontSize: vars.size.control,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: {
    'a&:hover': { background: vars.color.surface.sunken },
    '&[aria-current="page"]': { borderColor: vars.color.text.body, fontWeight: vars.weight.medium },
  },
});

export const gap = componentStyle({ color: vars.color.text.muted });
