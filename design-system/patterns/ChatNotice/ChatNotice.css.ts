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

// The text and the switch are in one flow, so that the notice has only two lines in the panel.
export const notice = componentStyle({ ...small, padding: `${fineSpace.tight} ${vars.space.m}` });

export const compactNotice = componentStyle({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.xs,
  paddingInline: vars.space.m,
});

// Padding makes a link large enough for a finger. The text alone is lower.
globalStyle(`${compactNotice} a`, {
  '@layer': {
    [layers.component]: {
      paddingBlock: fineSpace.hair,
      '@media': { '(pointer: coarse)': { paddingBlock: vars.space.s } },
    },
  },
});

export const text = componentStyle({ display: 'inline', paddingInlineEnd: vars.space.s });

export const switchLabel = componentStyle({
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

/** A small switch beside small text. */
export const smallToggle = componentStyle({ fontSize: '0.78rem' });
