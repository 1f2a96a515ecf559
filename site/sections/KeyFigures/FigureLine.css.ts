import { hairline, siteStyle, vars } from '#design-system/styles';

/** The line fills the width of its container, with a hairline above it. */
export const line = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.xl}`,
  paddingBlockStart: vars.space.l,
  borderTop: hairline,
});

export const pair = siteStyle({
  display: 'flex',
  // The label comes first in the document, the figure first on the screen.
  flexDirection: 'row-reverse',
  alignItems: 'baseline',
  gap: vars.space.xs,
});

export const label = siteStyle({ color: vars.color.text.muted, fontSize: vars.size.small });

export const smallFigure = siteStyle({
  fontSize: vars.size.h3,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
