import { globalStyle } from '@vanilla-extract/css';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { fineSpace } from '../../theme/spacing.ts';

const small = {
  color: vars.color.text.muted,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.normal,
} as const;

// The words and the choice flow as one text: two lines in the panel, and no column that squeezes either.
export const notice = componentStyle({ ...small, padding: `${fineSpace.tight} ${vars.space.m}` });

export const line = componentStyle({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.xs,
  paddingInline: vars.space.m,
});

// Finger-sized, although the line of text is not.
globalStyle(`${line} a`, {
  '@layer': {
    [layers.component]: {
      paddingBlock: fineSpace.hair,
      '@media': { '(pointer: coarse)': { paddingBlock: vars.space.s } },
    },
  },
});

export const words = componentStyle({ display: 'inline', paddingInlineEnd: vars.space.s });

export const choice = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxWidth: '100%',
  minHeight: '1.75rem',
  color: vars.color.text.body,
  lineHeight: vars.leading.snug,
  verticalAlign: 'middle',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minHeight: vars.control.target } },
});

/** The track; its knob is drawn behind and before it. */
export const toggle = componentStyle({
  position: 'relative',
  appearance: 'none',
  flexShrink: 0,
  width: '2.125rem',
  height: '1.25rem',
  border: `1.5px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.raised,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '50%',
      insetInlineStart: '2px',
      width: '0.75rem',
      height: '0.75rem',
      borderRadius: vars.radius.pill,
      background: vars.color.line.control,
      transform: 'translateY(-50%)',
    },
    '&:checked': { borderColor: vars.color.surface.inverse, background: vars.color.surface.inverse },
    '&:checked::before': {
      insetInline: 'auto 2px',
      background: vars.color.text.onInverse,
    },
    '&:focus-visible': { outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'CanvasText',
      selectors: {
        '&::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
        '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::before': { background: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
