import { siteStyle, vars } from '#design-system/styles';

export const mission = siteStyle({ display: 'grid', gap: vars.space.xs, alignContent: 'start' });

export const title = siteStyle({ color: vars.color.accent.text });
