import { from, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline } from '#site/sections/measures.ts';

/** The head of the page touches it. */
export const band = siteStyle({
  paddingBlock: `calc(0.7 * ${vars.space.section})`,
  marginBlockStart: 0,
  '@media': { print: { paddingBlock: vars.space.m } },
});

export const figure = siteStyle({ ...twelveColumns, rowGap: vars.space.l });

/** The first mark hangs outside of the words. */
export const quote = siteStyle({
  ...columns(5, 13),
  textIndent: '-0.45em',
  fontSize: vars.size.h2,
  fontWeight: vars.weight.regular,
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.display,
  textWrap: 'pretty',
});

/** Who says it; on wide windows beside the words, below a piece of the copper lane. */
export const source = siteStyle({
  '@media': {
    [from('desktop')]: {
      gridArea: '1 / 1 / 2 / 4',
      alignSelf: 'start',
      marginBlockStart: vars.space.l,
      paddingBlockStart: vars.space.s,
      borderTop: `2px solid ${vars.color.accent.fill}`,
    },
  },
});

export const name = siteStyle({ fontWeight: vars.weight.medium });

export const below = siteStyle({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.gutter}`,
  marginBlockStart: vars.space.xl,
  paddingBlockStart: vars.space.l,
  borderTop: hairline,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('desktop')]: { marginInlineStart: `calc((100% + ${vars.space.gutter}) / 3)` },
  },
});
