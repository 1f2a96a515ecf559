import { createVar, fallbackVar, globalStyle, keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';
import { layers } from '../../theme/layers.css.ts';
import { fineSpace } from '../../theme/spacing.ts';
import { below, from } from '../../theme/tokens/breakpoints.ts';

/** Top and height of the area of the window that an on-screen keyboard leaves free. `useVisualViewport` sets them. */
export const visibleTop = createVar();
export const visibleHeight = createVar();
/** Height of the area of the window that the keyboard covers. */
export const coveredHeight = createVar();

/** Media query for windows in which the panel fills the screen. */
export const sheetQuery = below('phone');

/** Media query for low windows, for example on a desktop at 400 % zoom. The head is then smaller. */
const lowQuery = '(max-height: 420px)';
const height = fallbackVar(visibleHeight, '100dvh');
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const inset = (side: 'top' | 'right' | 'bottom' | 'left') => `env(safe-area-inset-${side}, 0px)`;
const bottom = `max(${vars.space.l}, ${inset('bottom')})`;
const panelHeight = 'max(500px, 28rem)';

export const panel = componentStyle({
  position: 'fixed',
  zIndex: vars.layer.chat,
  insetInlineEnd: `max(${vars.space.l}, ${inset('left')}, ${inset('right')})`,
  bottom: `calc(${bottom} + ${fallbackVar(coveredHeight, '0px')})`,
  // The panel has 350 by 500 pixels with borders, and more only if the text is larger.
  width: 'max(350px, 20rem)',
  height: panelHeight,
  maxWidth: `calc(100vw - 2 * ${vars.space.l})`,
  maxHeight: `calc(${height} - 2 * ${vars.space.l})`,
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.panel,
  background: vars.color.surface.raised,
  color: vars.color.text.body,
  boxShadow: vars.shadow.panel,
  animation: `${arrive} ${vars.duration.normal} ${vars.easing.standard}`,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [sheetQuery]: {
      inset: `${fallbackVar(visibleTop, '0px')} 0 auto`,
      width: 'auto',
      height,
      maxWidth: 'none',
      maxHeight: 'none',
      padding: `${inset('top')} ${inset('right')} ${inset('bottom')} ${inset('left')}`,
      border: 0,
      borderRadius: 0,
    },
    print: { display: 'none' },
  },
});

// Adds space at the end of the page, so that the end of the page can be scrolled out from under the panel.
globalStyle(`body:has(${panel}:not([hidden]))`, {
  '@layer': {
    [layers.component]: {
      '@media': { [from('phone')]: { paddingBottom: `calc(${panelHeight} + ${vars.space.xxl})` } },
    },
  },
});

// The page behind the full-screen panel must not scroll.
globalStyle(`html:has(${panel}:not([hidden]))`, {
  '@layer': { [layers.component]: { '@media': { [sheetQuery]: { overflow: 'hidden' } } } },
});

/**
 * Content of the panel. It scrolls only if large text or a low window leaves less space than the minimum height of the
 * log.
 */
export const frame = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const head = componentStyle({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.content,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${fineSpace.snug}`,
  flexShrink: 0,
  // The head has 56 px with the border.
  minHeight: '3.5rem',
  // The padding is small, so that the log has 70 % of the panel even with a status of two lines.
  paddingBlock: fineSpace.hair,
  paddingInline: `${vars.space.m} ${vars.space.xs}`,
  borderBottom: hairline,
  background: vars.color.surface.raised,
  '@media': { [lowQuery]: { minHeight: '2.75rem', paddingBlock: 0 } },
});

export const mark = componentStyle({ display: 'inline-flex', flexShrink: 0, fontSize: vars.size.small });

/** Title and status, at least as wide as their longest word. With large text the buttons wrap onto the next row. */
export const names = componentStyle({ flex: '1 1 0', minWidth: 'min-content' });

export const title = componentStyle({
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.control,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.snug,
});

export const status = componentStyle({
  color: vars.color.text.muted,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  selectors: { '&:not(:empty)': { paddingTop: fineSpace.hair } },
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineStart: 'auto',
});

// Smaller targets for a mouse, because there is little space beside the title.
globalStyle(`${actions} > button`, {
  '@layer': {
    [layers.component]: {
      width: vars.control.small,
      '@media': { '(pointer: fine)': { width: '2rem', height: '2rem' } },
    },
  },
});

export const notice = componentStyle({ flexShrink: 0, borderBottom: hairline });

export const foot = componentStyle({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.layer.content,
  flexShrink: 0,
  borderTop: hairline,
  background: vars.color.surface.raised,
});
