import { globalStyle } from '@vanilla-extract/css';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { below } from '../../theme/tokens/breakpoints.ts';

/** At least `space` from the edge of the window, and clear of a phone's rounded corners and home bar. */
const edge = (space: string, side: 'right' | 'bottom') => `max(${space}, env(safe-area-inset-${side}, 0px))`;

/** So wide a window leaves room beside the content for the whole pill. */
const roomy = 'screen and (min-width: 1500px)';

/** A tab at the edge, where it covers next to nothing, and a pill where there is room beside the content. */
export const launcher = componentStyle({
  position: 'fixed',
  zIndex: vars.layer.chat,
  right: 0,
  bottom: edge(vars.space.l, 'bottom'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  writingMode: 'vertical-rl',
  minWidth: vars.control.small,
  paddingInlineStart: vars.space.m,
  paddingInlineEnd: vars.space.m,
  paddingRight: 'env(safe-area-inset-right, 0px)',
  border: '1.5px solid transparent',
  borderRadius: `${vars.radius.panel} 0 0 ${vars.radius.panel}`,
  background: vars.color.accent.fill,
  color: vars.color.accent.onFill,
  fontSize: vars.size.control,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  '@media': {
    [roomy]: {
      right: edge(vars.space.l, 'right'),
      writingMode: 'horizontal-tb',
      minHeight: '3.5rem',
      padding: `${vars.space.xs} ${vars.space.l} ${vars.space.xs} 20px`,
      borderRadius: vars.radius.pill,
    },
    '(forced-colors: active)': { borderColor: 'currentColor' },
    print: { display: 'none' },
  },
});

// It steps aside for whoever fills in a field on a phone, and comes back with the focus.
globalStyle(`html:has(main :is(textarea, select, input):not([type='checkbox']):focus) ${launcher}`, {
  '@layer': { [layers.component]: { '@media': { [below('phone')]: { translate: '100%' } } } },
});

export const mark = componentStyle({
  display: 'inline-flex',
  flexShrink: 0,
  // A copper mark would vanish on copper: here it takes the colour of the word.
  vars: { [vars.color.accent.fill]: vars.color.accent.onFill },
  '@media': { '(forced-colors: active)': { vars: { [vars.color.accent.fill]: 'ButtonText' } } },
});

/** What has arrived since the panel was put away. */
export const unread = componentStyle({
  position: 'absolute',
  top: '-10px',
  insetInlineStart: '-8px',
  writingMode: 'horizontal-tb',
  minWidth: '1.5rem',
  padding: '0 6px',
  border: `2px solid ${vars.color.surface.page}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.inverse,
  color: vars.color.text.onInverse,
  fontSize: vars.size.caption,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.375rem',
  textAlign: 'center',
});
