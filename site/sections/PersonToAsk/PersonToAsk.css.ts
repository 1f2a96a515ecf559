import { siteStyle, vars } from '#design-system/styles';

export const person = siteStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  lineHeight: vars.leading.normal,
});

export const name = siteStyle({ fontWeight: vars.weight.medium });

export const about = siteStyle({ display: 'block', color: vars.color.text.muted, fontSize: vars.size.small });
