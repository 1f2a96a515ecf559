import { from, lane, siteStyle, vars } from '#design-system/styles';
import { hairline, largeFigures } from '#site/sections/measures.ts';

const marks = lane(`calc(${vars.size.figure} / 2)`);

export const statements = siteStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  paddingBlockEnd: `calc(${vars.space.section} / 2)`,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A lane from the first year to the last: down on phones, elsewhere in rows of three. */
export const milestones = siteStyle({
  display: 'grid',
  gap: `${vars.space.xxl} ${vars.space.gutter}`,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const milestone = siteStyle({
  ...marks,
  position: 'relative',
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  paddingInlineStart: vars.space.xxl,
  breakInside: 'avoid',
  selectors: {
    ...marks.selectors,
    '&::before': {
      ...marks.selectors['&::before'],
      bottom: `calc(-1 * ${vars.size.figure} / 2 - ${vars.space.xxl})`,
    },
  },
  '@media': {
    ...marks['@media'],
    [from('tablet')]: {
      paddingBlockStart: vars.space.xl,
      paddingInlineStart: 0,
      selectors: {
        '&::before': {
          insetInline: `0 calc(-1 * ${vars.space.gutter})`,
          top: '5.5px',
          bottom: 'auto',
          borderInlineStart: 0,
          borderTop: `2px solid ${vars.color.accent.fill}`,
        },
        '&:nth-child(3n)::before': { insetInlineEnd: 0 },
        '&::after': { top: 0 },
      },
    },
  },
});

/** Before what changed, also where the title of a post is read first. */
export const year = siteStyle({ ...largeFigures, order: -1, color: vars.color.accent.text });

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
