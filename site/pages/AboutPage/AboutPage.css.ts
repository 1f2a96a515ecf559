import { from, lane, siteStyle, vars } from '#design-system/styles';
import { hairline, largeFigures } from '#site/sections/measures.ts';

const marks = lane(`calc(${vars.size.figure} / 2)`);

export const statements = siteStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  paddingBlockEnd: `calc(${vars.space.section} / 2)`,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A lane from the first year down to today. */
export const milestones = siteStyle({ display: 'grid' });

export const milestone = siteStyle({
  ...marks,
  position: 'relative',
  display: 'grid',
  gap: `${vars.space.xs} ${vars.space.xl}`,
  paddingInlineStart: vars.space.xxl,
  paddingBlockEnd: vars.space.xxl,
  breakInside: 'avoid',
  selectors: { ...marks.selectors, '&:nth-last-child(2)::before': { borderInlineStartStyle: 'dashed' } },
  '@media': { ...marks['@media'], [from('tablet')]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
});

/** Before what changed, also where the title of a post is read first. */
export const year = siteStyle({ ...largeFigures, order: -1, color: vars.color.accent.text });

/** As high as a year, so that the dot is beside the middle of the button. */
export const since = siteStyle({
  display: 'flex',
  gridColumn: '1 / -1',
  alignItems: 'center',
  height: vars.size.figure,
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

/** As far from the milestones as a section. */
export const figures = siteStyle({ paddingBlockStart: `calc(${vars.space.section} / 2)` });
