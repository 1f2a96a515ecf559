import { siteStyle, vars } from '#design-system/styles';

export const hours = siteStyle({
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: vars.color.text.muted,
  fontSize: vars.size.control,
  fontVariantNumeric: 'tabular-nums',
});
