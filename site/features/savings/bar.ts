import { vars } from '#design-system/styles';

/**
 * Rules for a background from edge to edge of the window with a copper line on top. It causes no horizontal
 * scrolling.
 */
export const bar = {
  background: vars.color.surface.raised,
  borderImage: `linear-gradient(${vars.color.accent.fill} 2px, ${vars.color.surface.raised} 0) fill 0 / 0 / 0 100vmax`,
  // Forced colours do not replace the colours of images, so the line becomes a border.
  '@media': { '(forced-colors: active)': { borderImageSource: 'none', borderTop: '2px solid' } },
} as const;
