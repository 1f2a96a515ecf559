import { siteStyle, vars } from '#design-system/styles';

/** Space between the chips and the dark band of the first case. */
export const chips = siteStyle({ marginBlockEnd: vars.space.xl });

export const index = siteStyle({ paddingBlockEnd: `calc(${vars.space.section} / 2)` });
