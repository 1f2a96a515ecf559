import { componentStyle } from './componentStyle.ts';
import { vars } from './contract.css.ts';

/** A checkbox that looks like a switch. It grows with the font size. */
export const toggle = componentStyle({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: '2.75em',
  height: '1.625em',
  fontSize: vars.size.control,
  border: `1.5px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '50%',
      insetInlineStart: '3px',
      width: '1.125em',
      height: '1.125em',
      borderRadius: vars.radius.pill,
      background: vars.color.line.control,
      transform: 'translateY(-50%)',
      transition: `inset-inline-start ${vars.duration.fast} ${vars.easing.standard}`,
    },
    '&:checked': { borderColor: vars.color.surface.inverse, background: vars.color.surface.inverse },
    '&:checked::before': {
      insetInlineStart: 'calc(100% - 1.125em - 3px)',
      background: vars.color.text.onInverse,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::before': { background: 'ButtonText' },
        '&:checked::before': { background: 'Highlight' },
      },
    },
  },
});
