import { siteStyle, vars } from '#design-system/styles';
import { figureType } from '#site/sections/measures.ts';

export const figure = siteStyle({
  marginInlineEnd: vars.space.xs,
  color: vars.color.accent.text,
  ...figureType,
});

export const sum = siteStyle({ display: 'flex', alignItems: 'center', lineHeight: vars.leading.snug });

export const saved = siteStyle({
  display: 'block',
  color: vars.color.text.muted,
  fontSize: vars.size.caption,
});

export const rows = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: `${vars.space.xs} ${vars.space.l}`,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.normal,
});
