import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { fineSpace } from '../../theme/spacing.ts';

export const chips = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  overflowX: 'auto',
  // Leaves space for the focus ring, because the scrolling element would cut it.
  margin: `-${fineSpace.tight}`,
  padding: fineSpace.tight,
  scrollPaddingInline: '6px',
  scrollbarWidth: 'thin',
});

export const wrapping = componentStyle({ flexWrap: 'wrap' });

export const chip = componentStyle({
  flexShrink: 0,
  maxWidth: '100%',
  minHeight: '2.125rem',
  padding: `${fineSpace.tight} ${vars.space.s}`,
  border: `1px solid ${vars.color.line.control}`,
  // Round corners for one line and for two lines.
  borderRadius: '1.0625rem',
  background: vars.color.surface.raised,
  color: vars.color.text.body,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.normal,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': {
      borderColor: vars.color.text.body,
      background: vars.color.surface.sunken,
    },
    '&:focus-visible': { outlineOffset: '2px' },
  },
  '@media': {
    '(pointer: coarse)': {
      minHeight: vars.control.target,
      padding: `${fineSpace.snug} ${fineSpace.wide}`,
      borderRadius: '1.375rem',
    },
  },
});
