import { from, siteStyle, vars } from '#design-system/styles';
import { turn } from '#site/sections/CaseExample/CaseExample.css.ts';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline, leadTextWidth, paperScale } from '#site/sections/measures.ts';
import { dark } from '#site/sections/Section/Section.css.ts';

/** Half of the space between two sections. */
const half = `calc(${vars.space.section} / 2)`;

export const article = siteStyle({
  ...twelveColumns,
  gridTemplateRows: 'auto auto 1fr',
  rowGap: vars.space.xl,
  paddingBlockEnd: half,
  '@media': { ...twelveColumns['@media'], print: { zoom: paperScale } },
});

/** Follows the head closely, since the head says what it draws. */
export const count = `${dark} ${siteStyle({
  marginBlock: `0 ${half}`,
  paddingBlock: vars.space.xxl,
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

/** One piece of the work, beside the situation and what was built. */
export const example = siteStyle({
  minWidth: 0,
  '@media': { [from('desktop')]: { gridColumn: '7 / 13', gridRow: '1 / 4' } },
});

/** Below the situation, or beside it where no piece of the work stands there. */
export const built = siteStyle({
  ...part,
  ...columns(1, 6),
  gap: vars.space.m,
});

export const steps = siteStyle({ display: 'grid', fontSize: vars.size.body });

/** Marked as the lines of a piece of the work are. */
export const step = turn;

/** Stands in the second half instead. */
export const beside = siteStyle({
  '@media': { [from('desktop')]: { gridColumn: '7 / 13', gridRow: '1 / 4' } },
});

export const facts = siteStyle({ minWidth: 0, ...columns(1, 6) });

/** Between what was done and what was not. */
export const payback = siteStyle({
  gridColumn: '1 / -1',
  paddingBlockStart: vars.space.xl,
  borderBlockStart: hairline,
});

export const voice = siteStyle({ gridColumn: '1 / -1', marginBlockStart: vars.space.l });

/** The most prominent of the three parts, since few companies publish a setback. */
export const setback = siteStyle({
  ...part,
  ...twelveColumns,
  columnGap: vars.space.gutter,
  rowGap: vars.space.s,
  gridColumn: '1 / -1',
  marginBlockStart: `calc(${half} - ${vars.space.xl})`,
  paddingBlockStart: half,
  borderBlockStart: `2px dashed ${vars.color.line.control}`,
});

export const setbackName = siteStyle({ gridColumn: '1 / -1' });

/** Both stand on the columns of their part. */
export const text = siteStyle({ display: 'contents' });

/** Its first sentence, as a quotation looks. */
export const opening = siteStyle({
  ...columns(1, 8),
  // Its longest words are wider than the smallest telephone.
  overflowWrap: 'anywhere',
  fontSize: vars.size.h2,
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
});

/** Result, beside it. */
export const learnt = siteStyle({
  ...columns(9, 13),
  paddingBlockStart: vars.space.xs,
  fontSize: vars.size.body,
});
