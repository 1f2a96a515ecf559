import { from, lane, siteStyle, vars } from '#design-system/styles';

/** From year to year in a row. */
const inRow = vars.space.gutter;

/** From year to year on phones. */
const below = vars.space.xl;

const marks = lane(`calc(${vars.size.h2} / 2)`);

/** A lane from the first year to the last: down on phones, elsewhere in rows. */
export const milestones = siteStyle({
  display: 'grid',
  gap: below,
  '@media': {
    [from('tablet')]: {
      gap: `${vars.space.xxl} ${inRow}`,
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
  },
});

export const milestone = siteStyle({
  ...marks,
  position: 'relative',
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  paddingInlineStart: vars.space.xxl,
  breakInside: 'avoid',
  selectors: {
    ...marks.selectors,
    '&::before': {
      ...marks.selectors['&::before'],
      bottom: `calc(-1 * ${vars.size.h2} / 2 - ${below})`,
    },
  },
  '@media': {
    ...marks['@media'],
    [from('tablet')]: {
      paddingBlockStart: vars.space.xl,
      paddingInlineStart: 0,
      selectors: {
        '&::before': {
          insetInline: `0 calc(-1 * ${inRow})`,
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
export const year = siteStyle({
  order: -1,
  color: vars.color.accent.text,
  fontSize: vars.size.h2,
  fontVariationSettings: vars.fontVariation.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});

export const change = siteStyle({ display: 'grid', gap: vars.space.xs, justifyItems: 'start' });

/** One box, also on two lines: so is the ring of its focus. */
export const title = siteStyle({ display: 'inline-block' });
