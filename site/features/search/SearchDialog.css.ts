import { siteStyle, vars } from '#design-system';

/** Hangs from the top, so that the field stays where it is while the results below it change. */
export const dialog = siteStyle({ marginBlock: `clamp(${vars.space.m}, 10vh, 6rem) auto` });
