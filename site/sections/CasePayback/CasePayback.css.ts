import { from, hairline, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';

/** The payback uses the same twelve columns as the setback. */
export const payback = siteStyle({
  ...twelveColumns,
  gridColumn: '1 / -1',
  rowGap: vars.space.s,
  breakInside: 'avoid',
});

export const title = siteStyle({ gridColumn: '1 / -1' });

export const diagram = siteStyle({ ...columns(1, 8), display: 'grid', gap: vars.space.l, minWidth: 0 });

export const result = siteStyle({
  fontSize: vars.size.h2,
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
});

export const drawing = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const plot = siteStyle({
  display: 'block',
  width: '100%',
  height: '8rem',
  overflow: 'visible',
  stroke: 'currentColor',
  '@media': { [from('tablet')]: { height: '11rem' } },
});

/** Vertical line from zero to the balance after one unit, such as a month. */
export const balanceLine = siteStyle({ color: vars.color.accent.text, strokeWidth: 1 });

export const axis = siteStyle({ color: vars.color.line.control, strokeWidth: 1 });

export const course = siteStyle({
  color: vars.color.accent.text,
  strokeWidth: 3,
  strokeLinecap: 'round',
});

export const earned = siteStyle({ color: vars.color.done });

export const dot = siteStyle({ color: vars.color.done, fill: 'currentColor', stroke: 'none' });

export const label = siteStyle({
  color: vars.color.done,
  fill: 'currentColor',
  stroke: 'none',
  fontWeight: vars.weight.medium,
});

/** Amounts below the drawing: the cost below the left end of the line, the balance below the right end. */
export const ends = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
});

export const owedEnd = siteStyle({ color: vars.color.accent.text });

export const earnedEnd = siteStyle({ color: vars.color.done });

export const calculation = siteStyle({
  ...columns(9, 13),
  display: 'grid',
  gap: vars.space.m,
  alignContent: 'end',
});

export const sum = siteStyle({ display: 'grid', fontVariantNumeric: 'tabular-nums' });

export const row = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  paddingBlock: vars.space.xs,
  selectors: { '&:last-child': { borderTop: hairline, fontWeight: vars.weight.medium } },
});

export const amount = siteStyle({ marginInlineStart: 'auto' });
