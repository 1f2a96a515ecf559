import { hairline, siteStyle, vars } from '#design-system/styles';

export const list = siteStyle({ borderTop: hairline });

export const item = siteStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  borderBottom: hairline,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.normal,
  textWrap: 'balance',
  breakInside: 'avoid',
});

export const done = siteStyle({
  flexShrink: 0,
  alignSelf: 'start',
  marginTop: '0.1em',
  color: vars.color.done,
});

export const example = siteStyle({
  flexShrink: 0,
  alignSelf: 'start',
  marginTop: '0.1em',
  color: vars.color.accent.text,
});
