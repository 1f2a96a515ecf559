import { siteStyle, vars } from '#design-system/styles';

/** What has not happened yet. */
export const unlit = siteStyle({ color: vars.color.line.control, opacity: 0.5 });
