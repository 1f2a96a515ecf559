import { siteStyle, vars } from '#design-system/styles';

export const person = siteStyle({ display: 'flex', alignItems: 'center', gap: vars.space.s });
