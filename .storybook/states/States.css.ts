import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#design-system/styles';

/** Size of the window in each kind of frame, in px, and the scale at which the frame is shown. */
const windows = {
  chat: { width: 520, height: 560, scale: 0.6 },
  letter: { width: 800, height: 2800, scale: 0.35 },
  page: { width: 1280, height: 900, scale: 0.24 },
  bar: { width: 1280, height: 480, scale: 0.7 },
  telephone: { width: 390, height: 760, scale: 0.8 },
};

export const page = style({
  color: vars.color.text.body,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
});
export const choice = style({
  marginInlineStart: vars.space.xs,
  padding: `${vars.space.xs} ${vars.space.s}`,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
  color: 'inherit',
  font: 'inherit',
});
export const link = style({ color: vars.color.accent.text, textUnderlineOffset: '0.2em' });
const states = style({ display: 'flex', gap: vars.space.l, margin: `${vars.space.m} 0` });
export const board = style([states, { flexWrap: 'wrap' }]);
/** One row with all screens of a journey, in a frame that scrolls. */
export const strip = style([states, { width: 'max-content' }]);
export const state = style({ margin: 0, display: 'grid', alignContent: 'start', gap: vars.space.xs });
export const view = styleVariants(windows, ({ width, height, scale }) => ({
  width: `${width * scale}px`,
  height: `${height * scale}px`,
  overflow: 'clip',
  border: `1px solid ${vars.color.line.control}`,
}));
export const frame = styleVariants(windows, ({ width, height, scale }) => ({
  width: `${width}px`,
  height: `${height}px`,
  border: 0,
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
}));
