import { componentStyle } from './componentStyle.ts';
import { vars } from './contract.css.ts';

/** A native checkbox in the colours of the theme. In forced colours it looks like the browser's own. */
export const tick = componentStyle({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: vars.control.tick,
  height: vars.control.tick,
  border: `1.5px solid ${vars.color.line.control}`,
  borderRadius: '3px',
  background: 'transparent',
  cursor: 'inherit',
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.error.text },
    '&:checked, &:indeterminate': { borderColor: vars.color.accent.fill, background: vars.color.accent.fill },
    '&:checked::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '34%',
      top: '10%',
      width: '30%',
      height: '60%',
      border: `solid ${vars.color.accent.onFill}`,
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
    '&:indeterminate::after': {
      content: '""',
      position: 'absolute',
      insetInline: '20%',
      top: 'calc(50% - 1px)',
      height: '2px',
      background: vars.color.accent.onFill,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      appearance: 'auto',
      selectors: { '&:checked::after, &:indeterminate::after': { content: 'none' } },
    },
  },
});
