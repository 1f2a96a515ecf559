import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { fineSpace } from '../../theme/spacing.ts';

export const group = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const chip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.control.small,
  maxWidth: '100%',
  padding: `${fineSpace.tight} ${vars.space.s}`,
  border: `1.5px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: vars.color.text.body,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.text.body },
    '&[aria-pressed="true"], &[aria-current]': {
      borderColor: vars.color.surface.inverse,
      background: vars.color.surface.inverse,
      color: vars.color.text.onInverse,
    },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: vars.control.target },
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed="true"], &[aria-current]': { outline: '2px solid Highlight' } },
    },
  },
});

/** Inherits its colour from the chip, because the chosen chip is dark. */
export const count = componentStyle({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.light });
