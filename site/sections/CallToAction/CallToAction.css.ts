import { siteStyle, vars } from '#design-system/styles';

export const callToAction = siteStyle({
  display: 'grid',
  gap: vars.space.l,
  justifyItems: 'start',
  paddingBlock: `calc(${vars.space.section} / 2)`,
  '@media': { print: { display: 'none' } },
});

export const words = siteStyle({ display: 'grid', gap: vars.space.s });
