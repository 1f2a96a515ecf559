import { siteStyle, vars } from '#design-system/styles';

const top = `clamp(${vars.space.m}, 10vh, 6rem)`;

/** Hangs from the top, so that the field stays where it is while the results below it change. */
export const dialog = siteStyle({
  marginBlock: `${top} auto`,
  maxHeight: `calc(100dvh - ${top} - ${vars.space.m})`,
});

/** Hint about the keyboard, hidden on touch screens. */
export const foot = siteStyle({
  paddingTop: vars.space.m,
  '@media': { '(hover: none)': { display: 'none' } },
});
