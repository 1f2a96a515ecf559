import { siteStyle, vars } from '#design-system/styles';

/** Both on one line of the panel, so that the answer above them stays in sight. */
export const step = siteStyle({
  minHeight: vars.space.xl,
  fontSize: vars.size.caption,
  '@media': { '(pointer: coarse)': { minHeight: vars.control.target } },
});
