import type { StyleRule } from '@vanilla-extract/css';

import { vars } from './contract.css.ts';

/** A link in a list whose whole entry, which must be positioned, is its target. */
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
