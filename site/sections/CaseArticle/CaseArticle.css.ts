import { fineSpace, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline, leadTextWidth, paperScale } from '#site/sections/measures.ts';
import { tinted } from '#site/sections/Section/Section.css.ts';

export const article = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.xxl,
  paddingBlockEnd: `calc(${vars.space.section} / 2)`,
  '@media': { ...twelveColumns['@media'], print: { zoom: paperScale } },
});

/** Follows the head closely, since the head says what it draws. */
export const count = `${tinted} ${siteStyle({
  marginBlock: `0 calc(${vars.space.section} / 2)`,
  paddingBlock: `calc(${vars.space.section} / 2)`,
})}`;

/** The figures that the drawing does not say, and the facts. */
export const beside = siteStyle({
  ...columns(9, 13),
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

export const story = siteStyle({
  ...columns(1, 9),
  display: 'grid',
  gap: vars.space.xl,
  alignContent: 'start',
  minWidth: 0,
});

export const part = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  maxWidth: leadTextWidth,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.normal,
});

/** The loudest of the three parts: few say it at all. */
export const setback = siteStyle({
  display: 'grid',
  gap: vars.space.s,
  maxWidth: leadTextWidth,
  paddingInlineStart: vars.space.l,
  borderInlineStart: `2px dashed ${vars.color.line.control}`,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.normal,
});

/** Its first sentence, as a quotation looks. */
export const said = siteStyle({
  display: 'block',
  // Its longest words are wider than the smallest telephone.
  overflowWrap: 'anywhere',
  paddingBottom: vars.space.s,
  fontSize: vars.size.h2,
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
});

/** The name of a part, as a heading looks. */
export const name = siteStyle({
  fontSize: vars.size.h3,
  fontWeight: vars.weight.medium,
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.heading,
});
