import { siteStyle, vars } from '#design-system/styles';

export const items = siteStyle({
  display: 'grid',
  gap: vars.space.s,
  minWidth: '14rem',
  margin: 0,
  padding: 0,
});

export const figures = siteStyle({ display: 'block', color: vars.color.text.muted });
