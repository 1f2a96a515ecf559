import { vars } from '#design-system/styles';

/** Rules for a ground of its own from one edge of the window to the other, below the copper line; it widens nothing. */
export const bar = {
  background: vars.color.surface.raised,
  borderImage: `linear-gradient(${vars.color.accent.fill} 2px, ${vars.color.surface.raised} 0) fill 0 / 0 / 0 100vmax`,
  // Forced colours replace those of boxes, not those of pictures.
  '@media': { '(forced-colors: active)': { borderImageSource: 'none', borderTop: '2px solid' } },
} as const;
