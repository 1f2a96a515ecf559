import { from, siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';

/** Before above after; beside each other where both have room. */
export const figure = siteStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  breakInside: 'avoid',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const caption = siteStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.l}`,
  color: vars.color.text.muted,
});

export const title = siteStyle({
  color: vars.color.text.body,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.medium,
  fontVariationSettings: vars.fontVariation.heading,
  letterSpacing: vars.tracking.heading,
});

/** The marks of both begin at one height. */
export const side = siteStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space.m,
  alignContent: 'start',
});

export const number = siteStyle({
  display: 'block',
  fontSize: vars.size.figure,
  fontWeight: vars.weight.light,
  fontVariantNumeric: 'tabular-nums',
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.figure,
});

export const marks = siteStyle({ display: 'block', width: '100%', fill: 'none', stroke: 'currentColor' });

/** Upright strokes: a broad line in dashes. */
export const counted = siteStyle({
  color: vars.color.accent.text,
  strokeWidth: 6,
  strokeDasharray: '1.4 2.6',
});

/** Dots of the same pitch. */
export const rest = siteStyle({
  color: vars.color.line.control,
  strokeWidth: 1.4,
  strokeDasharray: '1.4 2.6',
});

export const arithmetic = siteStyle({
  gridColumn: '1 / -1',
  paddingBlockStart: vars.space.m,
  borderTop: hairline,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
});
