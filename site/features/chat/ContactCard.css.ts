import { hairline, siteStyle, vars } from '#design-system/styles';

export const card = siteStyle({
  padding: vars.space.m,
  border: hairline,
  borderRadius: vars.radius.panel,
  background: vars.color.surface.page,
});
