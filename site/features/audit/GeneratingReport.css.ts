import { siteStyle, vars } from '#design-system/styles';

export const clock = siteStyle({ display: 'grid', gap: vars.space.xs, maxWidth: '26rem' });

export const bar = siteStyle({ width: '100%', height: vars.space.s, accentColor: vars.color.accent.fill });
