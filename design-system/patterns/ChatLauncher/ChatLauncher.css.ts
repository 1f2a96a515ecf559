import { createVar, globalStyle } from '@vanilla-extract/css';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { fineSpace } from '../../theme/spacing.ts';
import { below } from '../../theme/tokens/breakpoints.ts';

/** Distance to the edge of the window. */
const distance = createVar();

/**
 * A vertical button at the edge of the window. It is as wide as the margin beside the content, so that it covers no
 * content, but at least 24 px wide, so that it can be pressed.
 */
export const launcher = componentStyle({
  position: 'fixed',
  zIndex: vars.layer.chat,
  // The sides are physical, because the vertical writing mode rotates the logical sides.
  right: distance,
  vars: { [distance]: 'env(safe-area-inset-right, 0px)' },
  // A bar at the bottom of the window can set its height here, and the launcher moves up.
  bottom: `var(--room-below-chat, ${vars.space.l})`,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  writingMode: 'vertical-rl',
  // The margin on one side of 1200 px of content, minus 8 px.
  minWidth: `clamp(24px, 50vw - 608px, ${vars.control.small})`,
  paddingBlock: 0,
  paddingInline: vars.space.m,
  // The border is visible only in forced colours.
  border: '1px solid transparent',
  borderRadius: `${vars.radius.panel} 0 0 ${vars.radius.panel}`,
  background: vars.color.accent.fill,
  color: vars.color.accent.onFill,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  selectors: {
    // Moves the launcher into the window, because otherwise a part of the focus ring would be outside.
    '&:focus-visible': { translate: '-6px' },
    '[dir="rtl"] &': {
      right: 'auto',
      left: distance,
      borderRadius: `0 ${vars.radius.panel} ${vars.radius.panel} 0`,
      vars: { [distance]: 'env(safe-area-inset-left, 0px)' },
    },
    '[dir="rtl"] &:focus-visible': { translate: '6px' },
  },
});

// Hides the launcher on telephones while a form has the focus.
globalStyle(`html:has(main form :focus) ${launcher}`, {
  '@layer': { [layers.component]: { '@media': { [below('phone')]: { vars: { [distance]: '-3rem' } } } } },
});

export const mark = componentStyle({
  display: 'inline-flex',
  flexShrink: 0,
  // At this size the mark has space on both sides when the launcher is 24 px wide.
  fontSize: '0.7em',
  // The mark has the colour of the label, because a copper mark would be invisible on copper.
  vars: { [vars.color.accent.fill]: vars.color.accent.onFill },
});

/** Number of unread answers. */
export const unread = componentStyle({
  position: 'absolute',
  top: '-10px',
  left: '-8px',
  selectors: { '[dir="rtl"] &': { left: 'auto', right: '-8px' } },
  writingMode: 'horizontal-tb',
  minWidth: '1.5rem',
  padding: `0 ${fineSpace.tight}`,
  border: `2px solid ${vars.color.surface.page}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.inverse,
  color: vars.color.text.onInverse,
  fontSize: vars.size.caption,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.375rem',
  textAlign: 'center',
});
