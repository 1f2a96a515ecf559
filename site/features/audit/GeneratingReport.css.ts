import { from, siteStyle, vars } from '#design-system/styles';

/** Frame with the height of the form, so that the second press of a double click cannot hit a link below. */
export const frame = siteStyle({
  '@media': { [from('desktop')]: { minHeight: '88rem' } },
});

export const clock = siteStyle({ display: 'grid', gap: vars.space.xs, maxWidth: '26rem' });

export const bar = siteStyle({ width: '100%', height: vars.space.s, accentColor: vars.color.accent.fill });
