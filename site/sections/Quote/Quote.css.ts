import { from, hairline, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';

/** Band without a margin above, because it touches the page head. */
export const band = siteStyle({
  paddingBlock: `calc(0.7 * ${vars.space.section})`,
  marginBlockStart: 0,
  '@media': { print: { paddingBlock: vars.space.m } },
});

/** The quote in the first row. The speaker and the conclusions share the second row. */
export const root = siteStyle({ ...twelveColumns, rowGap: vars.space.xl });

export const figure = siteStyle({
  display: 'grid',
  rowGap: vars.space.l,
  '@media': {
    [from('desktop')]: {
      gridArea: '1 / 1 / 3 / 13',
      gridTemplate: 'subgrid / subgrid',
      rowGap: vars.space.xl,
    },
  },
});

/** The opening quotation mark hangs outside the text edge. */
export const quote = siteStyle({
  ...columns(1, 13),
  textIndent: '-0.45em',
  fontSize: vars.size.h2,
  fontWeight: vars.weight.regular,
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
});

export const source = siteStyle({
  '@media': {
    [from('desktop')]: { gridColumn: '1 / 5', paddingBlockStart: vars.space.l, borderTop: hairline },
  },
});

export const name = siteStyle({ fontWeight: vars.weight.medium });

export const below = siteStyle({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.gutter}`,
  paddingBlockStart: vars.space.l,
  borderTop: hairline,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('desktop')]: { gridArea: '2 / 5 / 3 / 13' },
  },
});

export const foot = siteStyle(columns(1, 13));
