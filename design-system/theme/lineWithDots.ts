import type { StyleRule } from '@vanilla-extract/css';

import { vars } from './contract.css.ts';

/** Diameter of the dot of an entry. */
const dot = '13px';

/**
 * Returns the styles of the entries of a list along a vertical line. Each entry has a dot and a line to the next dot.
 * The last dot is filled. Entries must be positioned. `centre` is the distance from the top of an entry to the centre
 * of its dot, as a CSS length.
 */
export const lineWithDots = (centre: string) =>
  ({
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        // The line runs through the middle of the dot.
        insetInlineStart: '5.5px',
        top: centre,
        bottom: `calc(-1 * ${centre})`,
        borderInlineStart: `2px solid ${vars.color.accent.fill}`,
      },
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        top: `calc(${centre} - ${dot} / 2)`,
        width: dot,
        height: dot,
        border: `2px solid ${vars.color.accent.fill}`,
        borderRadius: vars.radius.pill,
        background: vars.color.surface.page,
      },
      '&:last-child': { paddingBlockEnd: 0 },
      '&:last-child::before': { content: 'none' },
      '&:last-child::after': { borderColor: vars.color.done, background: vars.color.done },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&:last-child::after': { background: 'CanvasText' } } },
    },
  }) satisfies StyleRule;
