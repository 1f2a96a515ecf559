import { siteStyle, vars } from '#design-system/styles';

/** Small enough for both buttons on one line, so that the answer above stays visible. */
export const step = siteStyle({
  minHeight: vars.space.xl,
  fontSize: vars.size.caption,
  '@media': { '(pointer: coarse)': { minHeight: vars.control.target } },
});
