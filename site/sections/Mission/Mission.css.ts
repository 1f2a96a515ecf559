import { siteStyle, vars } from '#design-system/styles';

export const words = siteStyle({
  fontSize: vars.size.h2,
  fontVariationSettings: vars.fontVariation.heading,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.display,
  textWrap: 'pretty',
});
