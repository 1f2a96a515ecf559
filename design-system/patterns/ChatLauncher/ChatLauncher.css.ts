import { createVar, globalStyle } from '@vanilla-extract/css';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { fineSpace } from '../../theme/spacing.ts';
import { below } from '../../theme/tokens/breakpoints.ts';

/** Distance from the edge of the window. */
const distance = createVar();

/**
 * A tab at the edge of the window, as wide as the margin beside the content and at least as wide as a target, so that
 * it covers no content.
 */
export const launcher = componentStyle({
  position: 'fixed',
  zIndex: vars.layer.chat,
  // Physical sides: the vertical writing mode turns the logical ones.
  right: distance,
  vars: { [distance]: 'env(safe-area-inset-right, 0px)' },
  // A bar that is fixed to the bottom of the window sets its height here.
  bottom: `var(--room-below-chat, ${vars.space.l})`,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  writingMode: 'vertical-rl',
  // Half of what is left beside 1200 px of content, less 8 px.
  minWidth: `clamp(24px, 50vw - 608px, ${vars.control.small})`,
  paddingBlock: 0,
  paddingInline: vars.space.m,
  // Forced colours show it.
  border: '1px solid transparent',
  borderRadius: `${vars.radius.panel} 0 0 ${vars.radius.panel}`,
  background: vars.color.accent.fill,
  color: vars.color.accent.onFill,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  selectors: {
    // The ring would leave the window.
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

// Hidden while a form on a phone has the focus.
globalStyle(`html:has(main form :focus) ${launcher}`, {
  '@layer': { [layers.component]: { '@media': { [below('phone')]: { vars: { [distance]: '-3rem' } } } } },
});

export const mark = componentStyle({
  display: 'inline-flex',
  flexShrink: 0,
  // Space on both sides of it in the narrowest tab.
  fontSize: '0.7em',
  // A copper mark would vanish on copper: here it takes the colour of the word.
  vars: { [vars.color.accent.fill]: vars.color.accent.onFill },
});

/** Replies that arrived while the panel was closed. */
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
