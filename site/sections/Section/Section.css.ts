import { siteStyle, vars } from '#design-system';

export const section = siteStyle({ paddingBlock: `calc(${vars.space.section} / 2)` });

export const ruled = siteStyle({
  borderTop: `1px solid ${vars.color.line.hairline}`,
  paddingTop: vars.space.xxl,
});

export const head = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.l,
  marginBottom: `clamp(${vars.space.l}, 4vw, ${vars.space.xxl})`,
});

export const words = siteStyle({ display: 'grid', gap: vars.space.m, maxWidth: '46rem' });
