import { from, siteStyle, vars } from '#design-system/styles';

export * as sign from './signs.css.ts';

export const legend = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.l}`,
  width: '100%',
  paddingTop: vars.space.s,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
  '@media': {
    [from('wide')]: { width: 'auto', alignSelf: 'center', marginInlineStart: 'auto', paddingTop: 0 },
  },
});

export const entry = siteStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });

export const drawing = siteStyle({ flexShrink: 0, width: '1.75em', height: '0.875em', fontSize: '1rem' });
