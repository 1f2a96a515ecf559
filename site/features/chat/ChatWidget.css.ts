import { hairline, siteStyle, vars } from '#design-system/styles';

export const widget = siteStyle({ outline: 'none', '@media': { print: { display: 'none' } } });

export const loading = siteStyle({
  position: 'fixed',
  insetInlineEnd: vars.space.l,
  bottom: vars.space.l,
  zIndex: vars.layer.chat,
  padding: vars.space.m,
  border: hairline,
  borderRadius: vars.radius.panel,
  background: vars.color.surface.raised,
});
