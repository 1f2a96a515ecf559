import { siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';

export const mission = siteStyle({
  display: 'grid',
  gap: vars.space.m,
  alignContent: 'start',
  paddingTop: vars.space.l,
  borderTop: hairline,
});

export const title = siteStyle({ color: vars.color.accent.text });

export const words = siteStyle({
  maxWidth: vars.width.text,
  fontSize: `calc(1.2 * ${vars.size.h3})`,
  fontVariationSettings: vars.fontVariation.heading,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.normal,
  letterSpacing: vars.tracking.heading,
});
