import { siteStyle, vars } from '#design-system/styles';

/** Below the lead. */
export const chips = siteStyle({ gridColumn: '1 / -1', marginBlockStart: vars.space.l });
