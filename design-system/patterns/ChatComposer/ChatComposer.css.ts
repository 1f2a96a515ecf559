import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { fineSpace } from '../../theme/spacing.ts';
import { from } from '../../theme/tokens/breakpoints.ts';

export const composer = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space.xs,
  padding: `${vars.space.s} ${vars.space.m}`,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { '(max-height: 420px)': { paddingBlock: fineSpace.tight } },
});

export const input = componentStyle({
  flex: '1 1 0',
  minWidth: 0,
  minHeight: '2.25rem',
  // The input grows to six lines, or to a third of a low window.
  maxHeight: 'min(9.5rem, 33dvh)',
  padding: `${fineSpace.tight} ${vars.space.xs}`,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text.body,
  // The text has at least 16 px on touch screens, because telephones zoom into the page if it is smaller.
  fontSize: vars.size.control,
  lineHeight: vars.leading.normal,
  resize: 'none',
  fieldSizing: 'content',
  overflowWrap: 'anywhere',
  scrollbarWidth: 'thin',
  selectors: {
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    '&:focus-visible': { outlineOffset: '0px' },
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': {
    [`${from('phone')} and (pointer: fine)`]: { fontSize: vars.size.small },
    '(pointer: coarse)': { minHeight: vars.control.target },
  },
});

/** Button with space for a finger on touch screens. Its contrast is sufficient while it is disabled too. */
export const button = componentStyle({
  selectors: {
    '&&:disabled': { opacity: 1, background: vars.color.surface.sunken, color: vars.color.text.muted },
  },
  '@media': {
    '(pointer: coarse)': { selectors: { '&&': { width: vars.control.target, height: vars.control.target } } },
  },
});
