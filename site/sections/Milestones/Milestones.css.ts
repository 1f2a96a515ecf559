import { from, lineWithDots, siteStyle, vars } from '#design-system/styles';

/** Space between two years in a row. */
const gapInRow = vars.space.gutter;

/** Space between two years on phones. */
const gapBelow = vars.space.xl;

const marks = lineWithDots(`calc(${vars.size.h2} / 2)`);

/** The years along a copper line: down the page on phones, in rows of three on wider windows. */
export const milestones = siteStyle({
  display: 'grid',
  gap: gapBelow,
  '@media': {
    [from('tablet')]: {
      gap: `${vars.space.xxl} ${gapInRow}`,
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
      bottom: `calc(-1 * ${vars.size.h2} / 2 - ${gapBelow})`,
    },
  },
  '@media': {
    ...marks['@media'],
    [from('tablet')]: {
      paddingBlockStart: vars.space.xl,
      paddingInlineStart: 0,
      selectors: {
        '&::before': {
          insetInline: `0 calc(-1 * ${gapInRow})`,
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

/** The year stands first on the screen. If the title is a link, the year comes after the title in the document. */
export const year = siteStyle({
  order: -1,
  color: vars.color.accent.text,
  fontSize: vars.size.h2,
  fontVariationSettings: vars.fontVariation.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});

export const change = siteStyle({ display: 'grid', gap: vars.space.xs, justifyItems: 'start' });

/** Makes the link one box even on two lines, so that the focus ring is one rectangle. */
export const title = siteStyle({ display: 'inline-block' });
