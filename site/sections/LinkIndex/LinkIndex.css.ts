import { from, siteStyle, vars } from '#design-system';

export const list = siteStyle({
  display: 'grid',
  columnGap: vars.space.xxl,
  '@media': { [from('tablet')]: { gridTemplateColumns: '1fr 1fr' } },
});

export const entry = siteStyle({
  display: 'grid',
  gap: vars.space.xxs,
  alignContent: 'start',
  paddingBlock: vars.space.m,
  borderTop: `1px solid ${vars.color.line.hairline}`,
});
