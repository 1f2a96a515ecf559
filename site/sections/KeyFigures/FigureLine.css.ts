import { siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';

/** Over the whole width of its place, under a hairline of its own. */
export const line = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.xl}`,
  paddingBlockStart: vars.space.l,
  borderTop: hairline,
});

export const pair = siteStyle({
  display: 'flex',
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
