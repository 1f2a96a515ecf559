import { siteStyle, vars } from '#design-system/styles';

export const layout = siteStyle({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });

export const main = siteStyle({
  flexGrow: 1,
  paddingTop: vars.width.headerHeight,
  outline: 'none',
});
