import { siteStyle, vars } from '#design-system/styles';

export const voice = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.accent.fill}`,
  breakInside: 'avoid',
});

export const text = siteStyle({
  fontSize: vars.size.lead,
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.normal,
});

export const large = siteStyle({
  maxWidth: '26em',
  fontSize: `calc(1.2 * ${vars.size.h3})`,
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.heading,
  textWrap: 'balance',
});

export const speaker = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});
