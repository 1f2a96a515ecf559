import { from, siteStyle, vars } from '#design-system';

export const list = siteStyle({});

export const entry = siteStyle({
  display: 'grid',
  gap: vars.space.l,
  paddingBlock: vars.space.xl,
  borderTop: `1px solid ${vars.color.line.hairline}`,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) 14rem', columnGap: vars.space.xxl } },
});

export const words = siteStyle({ maxWidth: '44rem' });

export const steps = siteStyle({ listStyle: 'decimal', paddingInlineStart: '1.4em' });

export const hours = siteStyle({ display: 'grid', alignContent: 'start', gap: vars.space.xxs });

export const figure = siteStyle({
  fontSize: vars.size.figure,
  fontWeight: vars.weight.light,
  fontVariationSettings: vars.voice.heading,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
