import { from, siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';

export const list = siteStyle({ borderTop: hairline });

export const entry = siteStyle({
  position: 'relative',
  display: 'grid',
  columnGap: vars.space.gutter,
  alignItems: 'baseline',
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.m,
  borderBottom: hairline,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 3fr) minmax(0, 4fr)' } },
});

export const title = siteStyle({
  fontSize: vars.size.h3,
  fontWeight: vars.weight.medium,
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.heading,
});

/** The whole line is the target. */
export const link = siteStyle({
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: vars.layer.content },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
});

export const value = siteStyle({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.regular,
});

export const label = siteStyle({
  color: vars.color.text.muted,
  lineHeight: vars.leading.normal,
});
