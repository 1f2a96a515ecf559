import { hairline, siteStyle, vars } from '#design-system/styles';

/** Two entries in a row if both fit. */
export const list = siteStyle({
  display: 'grid',
  columnGap: vars.space.gutter,
  borderTop: hairline,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
});

export const hours = siteStyle({
  flexShrink: 0,
  maxWidth: '45%',
  marginInlineStart: 'auto',
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
