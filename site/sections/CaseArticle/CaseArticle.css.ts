import { fineSpace, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { paperScale } from '#site/sections/measures.ts';

export const article = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.xl,
  paddingBlockEnd: `calc(${vars.space.section} / 2)`,
  '@media': { ...twelveColumns['@media'], print: { zoom: paperScale } },
});

export const facts = siteStyle({
  ...columns(1, 4),
  display: 'grid',
  gap: vars.space.m,
  alignContent: 'start',
  fontSize: vars.size.small,
});

/** Its links are far enough apart for a thumb. */
export const fact = siteStyle({ display: 'grid', rowGap: fineSpace.tight, lineHeight: vars.leading.normal });

export const term = siteStyle({ color: vars.color.text.muted });

export const body = siteStyle({ ...columns(4, 13), display: 'grid', gap: vars.space.xl, minWidth: 0 });

export const story = siteStyle({ display: 'grid', gap: vars.space.xl });

export const part = siteStyle({ display: 'grid', gap: vars.space.xs, maxWidth: vars.width.text });

/** Said as loudly as the figures above it. */
export const setback = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  maxWidth: vars.width.text,
  paddingInlineStart: vars.space.l,
  borderInlineStart: `2px dashed ${vars.color.line.control}`,
});

export const setbackText = siteStyle({
  fontSize: vars.size.lead,
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.normal,
  letterSpacing: vars.tracking.heading,
});

/** The name of a part, as a heading looks. */
export const name = siteStyle({
  fontSize: vars.size.h3,
  fontWeight: vars.weight.medium,
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.heading,
});
