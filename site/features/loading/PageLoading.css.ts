import { hairline, siteStyle, vars } from '#design-system/styles';

export const silent = siteStyle({ position: 'absolute' });

export const bar = siteStyle({
  position: 'fixed',
  insetInline: 0,
  top: vars.width.headerHeight,
  zIndex: vars.layer.header,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  padding: `${vars.space.xs} max(${vars.space.gutter}, calc((100% - ${vars.width.content}) / 2))`,
  borderBlock: hairline,
  background: vars.color.surface.raised,
  fontSize: vars.size.small,
});
