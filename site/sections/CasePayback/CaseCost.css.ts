import { siteStyle, vars } from '#design-system/styles';

export const cost = siteStyle({
  fontSize: vars.size.h4,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.normal,
  textWrap: 'balance',
});

/** The payback stands below the price, in the colour of a good result. */
export const back = siteStyle({ display: 'block', color: vars.color.done });
