import { from, hairline, siteStyle, vars } from '#design-system/styles';
import { turn } from '#site/sections/CaseExample/CaseExample.css.ts';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { leadTextWidth, onPaper } from '#site/sections/measures.ts';
import { dark } from '#site/sections/Section/Section.css.ts';

const halfSectionSpace = `calc(${vars.space.section} / 2)`;

export const article = siteStyle({
  ...twelveColumns,
  gridTemplateRows: 'auto auto 1fr',
  rowGap: vars.space.xl,
  paddingBlockEnd: halfSectionSpace,
  '@media': { ...twelveColumns['@media'], print: onPaper },
});

/** The drawing stands close to the page header, because the header names the change that is drawn. */
export const count = `${dark} ${siteStyle({
  marginBlock: `0 ${halfSectionSpace}`,
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

/** The example of the work is in the second half of the columns, beside the situation and the solution. */
export const example = siteStyle({
  minWidth: 0,
  '@media': { [from('desktop')]: { gridColumn: '7 / 13', gridRow: '1 / 4' } },
});

/**
 * The solution stands below the situation if the case has an example. Otherwise `beside` moves it into the second
 * half.
 */
export const built = siteStyle({
  ...part,
  ...columns(1, 6),
  gap: vars.space.m,
});

export const steps = siteStyle({ display: 'grid', fontSize: vars.size.body });

/** A step has the same copper line and dot as a sentence of the example. */
export const step = turn;

/** Moves the solution into the second half of the columns, for a case without an example. */
export const beside = siteStyle({
  '@media': { [from('desktop')]: { gridColumn: '7 / 13', gridRow: '1 / 4' } },
});

export const facts = siteStyle({ minWidth: 0, ...columns(1, 6) });

/** The payback stands between the solution and the setback. */
export const payback = siteStyle({
  gridColumn: '1 / -1',
  paddingBlockStart: vars.space.xl,
  borderBlockStart: hairline,
});

export const voice = siteStyle({ gridColumn: '1 / -1', marginBlockStart: vars.space.l });

/** Setback. It is more prominent than the situation and the solution, because few companies publish a setback. */
export const setback = siteStyle({
  ...part,
  ...twelveColumns,
  columnGap: vars.space.gutter,
  rowGap: vars.space.s,
  gridColumn: '1 / -1',
  marginBlockStart: `calc(${halfSectionSpace} - ${vars.space.xl})`,
  paddingBlockStart: halfSectionSpace,
  borderBlockStart: `2px dashed ${vars.color.line.control}`,
});

export const setbackName = siteStyle({ gridColumn: '1 / -1' });

/** Has no box, so that the two spans use the columns of the setback. */
export const setbackText = siteStyle({ display: 'contents' });

/** The first sentence of the setback, in large type like a quotation. */
export const opening = siteStyle({
  ...columns(1, 8),
  // The longest words of the setback are wider than the smallest phone.
  overflowWrap: 'anywhere',
  fontSize: vars.size.h2,
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
});

/** The rest of the setback, beside its first sentence. */
export const learnt = siteStyle({
  ...columns(9, 13),
  paddingBlockStart: vars.space.xs,
  fontSize: vars.size.body,
});
