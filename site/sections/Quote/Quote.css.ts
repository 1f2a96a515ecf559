import { siteStyle, vars } from '#design-system';

export const figure = siteStyle({
  display: 'grid',
  gap: vars.space.l,
  paddingBlock: `calc(${vars.space.section} / 2)`,
});

export const quote = siteStyle({
  maxWidth: '24em',
  fontSize: vars.size.h2,
  fontWeight: vars.weight.regular,
  fontVariationSettings: vars.voice.heading,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
});
