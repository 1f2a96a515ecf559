import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { fineSpace } from '../../theme/spacing.ts';

export const group = componentStyle({ minWidth: 0, padding: 0, border: 0 });

export const legend = componentStyle({
  padding: 0,
  paddingBottom: vars.space.m,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.medium,
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.heading,
});

export const chips = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const chip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.control.target,
  maxWidth: '100%',
  padding: `${fineSpace.tight} ${vars.space.s}`,
  border: `1.5px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.text.body },
    '&:has(:checked)': {
      borderColor: vars.color.accent.fill,
      background: vars.color.accent.fill,
      color: vars.color.accent.onFill,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
});

/** Box of a chip. It has the colour of the text, so that it fits the chip in each theme. */
export const box = componentStyle({
  flexShrink: 0,
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1em',
  height: '1em',
  margin: 0,
  border: '1.5px solid currentColor',
  borderRadius: '3px',
  color: 'inherit',
  cursor: 'inherit',
  selectors: {
    '&:checked::before': {
      content: '""',
      width: '0.3em',
      height: '0.55em',
      marginBlockEnd: '0.12em',
      borderInlineEnd: '2px solid currentColor',
      borderBlockEnd: '2px solid currentColor',
      transform: 'rotate(45deg)',
    },
    // The whole chip shows the focus, because the whole chip can be pressed.
    '&:focus-visible': { outline: 'none' },
  },
});
