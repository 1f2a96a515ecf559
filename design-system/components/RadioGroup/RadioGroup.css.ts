import { style } from '@vanilla-extract/css';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { tick } from '../../theme/tick.css.ts';

/** Hint of one answer, below its label. */
export const note = componentStyle({
  display: 'block',
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

export const radio = style([
  tick,
  componentStyle({
    borderRadius: vars.radius.pill,
    selectors: {
      // The whole tile shows the focus, because the whole tile can be pressed.
      '&:focus-visible': { outline: 'none' },
      // `:indeterminate` matches the radio buttons of a group without an answer.
      '&:indeterminate': { borderColor: vars.color.line.control, background: 'transparent' },
      '&[aria-invalid="true"]': { borderColor: vars.color.error.text },
      '&:indeterminate::after': { content: 'none' },
      '&:checked::after': {
        inset: '25%',
        width: 'auto',
        height: 'auto',
        border: 0,
        borderRadius: vars.radius.pill,
        background: vars.color.accent.onFill,
        transform: 'none',
      },
    },
  }),
]);
