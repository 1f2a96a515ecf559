import { from, siteStyle, vars } from '#design-system';

export const list = siteStyle({
  display: 'grid',
  columnGap: vars.space.xxl,
  '@media': { [from('tablet')]: { gridTemplateColumns: '1fr 1fr' } },
});

export const item = siteStyle({
  display: 'flex',
  gap: vars.space.s,
  paddingBlock: vars.space.m,
  borderTop: `1px solid ${vars.color.line.hairline}`,
});

export const tick = siteStyle({ flexShrink: 0, marginTop: '0.2em', color: vars.color.done });
