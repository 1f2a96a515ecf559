import { siteStyle, vars } from '#design-system/styles';

/** Small button, so that both buttons fit on one line and the answer above stays visible. */
export const step = siteStyle({
  minHeight: vars.space.xl,
  fontSize: vars.size.caption,
  '@media': { '(pointer: coarse)': { minHeight: vars.control.target } },
});
