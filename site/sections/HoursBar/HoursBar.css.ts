import { siteStyle, vars } from '#design-system/styles';

export const bar = siteStyle({
  width: '100%',
  height: 4,
  background: `linear-gradient(${vars.color.line.hairline} 0 0) 100% 50% / 100% 1px no-repeat`,
  color: vars.color.accent.text,
  stroke: 'currentColor',
  strokeWidth: 2,
});
