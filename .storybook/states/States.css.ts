import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#design-system/styles';

/** Windows by what they show: their size, and the part of it that they are drawn at. */
const windows = {
  chat: { width: 520, height: 560, scale: 0.6 },
  part: { width: 800, height: 560, scale: 0.39 },
  page: { width: 1280, height: 900, scale: 0.24 },
};

export const page = style({ fontFamily: vars.font.text, fontSize: vars.size.small });
export const board = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.l,
  margin: `${vars.space.m} 0`,
});
export const state = style({ margin: 0, display: 'grid', gap: vars.space.xs });
export const view = styleVariants(windows, ({ width, height, scale }) => ({
  width: `${width * scale}px`,
  height: `${height * scale}px`,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line.control}`,
}));
export const frame = styleVariants(windows, ({ width, height, scale }) => ({
  width: `${width}px`,
  height: `${height}px`,
  border: 0,
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
}));
