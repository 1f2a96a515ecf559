import { siteStyle, vars } from '#design-system';
import { columns, hairline, twelveColumns } from '#site/sections/columns.ts';

export const list = siteStyle({
  borderTop: hairline,
  '@media': { print: { display: 'none' } },
});

export const entry = siteStyle({
  ...twelveColumns,
  position: 'relative',
  alignItems: 'baseline',
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.m,
  borderBottom: hairline,
});

export const title = siteStyle({
  ...columns(1, 8),
  fontSize: vars.size.h3,
  fontWeight: vars.weight.medium,
  fontVariationSettings: vars.voice.heading,
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
  ...columns(8, 10),
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.regular,
});

export const label = siteStyle({
  ...columns(10, 13),
  color: vars.color.text.muted,
  lineHeight: vars.leading.normal,
});
