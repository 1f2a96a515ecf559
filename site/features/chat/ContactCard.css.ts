import { siteStyle, vars } from '#design-system/styles';

export const card = siteStyle({
  padding: vars.space.m,
  border: `1px solid ${vars.color.line.hairline}`,
  borderRadius: vars.radius.panel,
  background: vars.color.surface.page,
});
