import type { StyleRule } from '@vanilla-extract/css';

import { vars } from './contract.css.ts';

/** Width of the dot of an entry, in CSS pixels. */
const dot = '13px';

/**
 * The marks of the entries of a list that runs down a lane: each draws a dot at its start and the line to the next one;
 * the last has arrived. An entry must be positioned; `centre` is how far below its top the middle of its dot is, a length.
 */
export const lane = (centre: string) =>
  ({
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
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
