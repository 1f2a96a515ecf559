import { from, lane, siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';

const marks = lane(`calc(${vars.size.figure} / 2)`);

export const statements = siteStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  paddingBlockEnd: `calc(${vars.space.section} / 2)`,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A lane from the first year down to the last, where the line has arrived. */
export const milestones = siteStyle({ display: 'grid' });

export const milestone = siteStyle({
  ...marks,
  position: 'relative',
  display: 'grid',
  gap: `${vars.space.xs} ${vars.space.xl}`,
  paddingInlineStart: vars.space.xxl,
  paddingBlockEnd: vars.space.xxl,
  breakInside: 'avoid',
  '@media': { ...marks['@media'], [from('tablet')]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
});

export const year = siteStyle({
  color: vars.color.accent.text,
  fontSize: vars.size.figure,
  fontWeight: vars.weight.light,
  fontVariantNumeric: 'tabular-nums',
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: 1,
  letterSpacing: vars.tracking.figure,
});

export const change = siteStyle({ display: 'grid', gap: vars.space.xxs });

/** What is promised, and what that means. */
export const value = siteStyle({
  display: 'grid',
  gap: `${vars.space.s} ${vars.space.gutter}`,
  alignItems: 'baseline',
  paddingBlock: vars.space.xl,
  borderTop: hairline,
  breakInside: 'avoid',
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
