import { vars } from '#design-system/styles';

/** Rules for a full-width background below the copper line, without horizontal overflow. */
export const bar = {
  background: vars.color.surface.raised,
  borderImage: `linear-gradient(${vars.color.accent.fill} 2px, ${vars.color.surface.raised} 0) fill 0 / 0 / 0 100vmax`,
  // Forced colours do not replace the colours of images.
  '@media': { '(forced-colors: active)': { borderImageSource: 'none', borderTop: '2px solid' } },
} as const;
