import type { StyleRule } from '@vanilla-extract/css';

import { vars } from './contract.css.ts';

/** Styles of a link in a list entry: the whole entry can be pressed. The entry must be positioned. */
export const rowLink = {
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: vars.layer.content },
    '&:hover': {
      textDecoration: 'underline',
      textDecorationColor: vars.color.accent.fill,
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.2em',
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
} satisfies StyleRule;
