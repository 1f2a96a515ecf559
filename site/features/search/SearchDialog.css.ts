import { siteStyle, vars } from '#design-system/styles';

const top = `clamp(${vars.space.m}, 10vh, 6rem)`;

/** The dialog keeps its distance from the top, so that the field stays in place while the results change. */
export const dialog = siteStyle({
  marginBlock: `${top} auto`,
  maxHeight: `calc(100dvh - ${top} - ${vars.space.m})`,
});

/** Hint about the keyboard. Touch screens hide it. */
export const foot = siteStyle({
  paddingTop: vars.space.m,
  '@media': { '(hover: none)': { display: 'none' } },
});
