import { fineSpace, from, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline, leadTextWidth, paperScale } from '#site/sections/measures.ts';
import { tinted } from '#site/sections/Section/Section.css.ts';

export const article = siteStyle({
  ...twelveColumns,
  gridTemplateRows: 'auto 1fr',
  rowGap: vars.space.xxl,
  paddingBlockEnd: `calc(${vars.space.section} / 2)`,
  '@media': { ...twelveColumns['@media'], print: { zoom: paperScale } },
});

/** Follows the head closely, since the head says what it draws. */
export const count = `${tinted} ${siteStyle({
  marginBlock: `0 calc(${vars.space.section} / 2)`,
  paddingBlock: `calc(${vars.space.section} / 2)`,
})}`;

const part = {
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  minWidth: 0,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.normal,
} as const;

export const situation = siteStyle({ ...part, ...columns(1, 6), maxWidth: leadTextWidth });

/** One piece of the work, as high as what stands before it. */
export const specimen = siteStyle({
  minWidth: 0,
  '@media': { [from('desktop')]: { gridColumn: '7 / 13', gridRow: '1 / 3' } },
});

/** The figures that the drawing does not say, and the facts. */
export const result = siteStyle({
  ...columns(1, 6),
  display: 'grid',
  gap: vars.space.l,
  alignContent: 'start',
});

export const facts = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: vars.space.m,
  paddingBlockStart: vars.space.m,
  borderTop: hairline,
  fontSize: vars.size.small,
});

/** Its links are far enough apart for a thumb. */
export const fact = siteStyle({
  display: 'grid',
  rowGap: fineSpace.tight,
  alignContent: 'start',
  lineHeight: vars.leading.normal,
});

export const term = siteStyle({ color: vars.color.text.muted });

export const built = siteStyle({ ...part, gap: vars.space.l, gridColumn: '1 / -1' });

/** The loudest of the three parts: few say it at all. */
export const setback = siteStyle({
  ...part,
  ...twelveColumns,
  columnGap: vars.space.gutter,
  rowGap: vars.space.s,
  gridColumn: '1 / -1',
  paddingBlockStart: vars.space.l,
  borderBlockStart: `2px dashed ${vars.color.line.control}`,
});

export const setbackName = siteStyle({ gridColumn: '1 / -1' });

/** Both stand on the columns of their part. */
export const words = siteStyle({ display: 'contents' });

/** Its first sentence, as a quotation looks. */
export const said = siteStyle({
  ...columns(1, 8),
  // Its longest words are wider than the smallest telephone.
  overflowWrap: 'anywhere',
  fontSize: vars.size.h2,
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
});

/** What came of it, beside it. */
export const learnt = siteStyle({
  ...columns(9, 13),
  paddingBlockStart: vars.space.xs,
  fontSize: vars.size.body,
});
