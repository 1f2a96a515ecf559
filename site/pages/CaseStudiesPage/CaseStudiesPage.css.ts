import { siteStyle, vars } from '#design-system/styles';

/** Above the list, which begins on a band. */
export const chips = siteStyle({ marginBlockEnd: vars.space.xl });

export const index = siteStyle({ paddingBlockEnd: `calc(${vars.space.section} / 2)` });
