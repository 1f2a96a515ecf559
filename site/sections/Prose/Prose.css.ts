import { globalStyle } from '@vanilla-extract/css';

import { below, from, hairline, layers, outdent, siteStyle, stackedTable, vars } from '#design-system/styles';
import { readingText } from '#site/sections/measures.ts';

/**
 * Text of a post. Its lines use `wrap`, because `pretty` shortens a line to lengthen the last one, and full lines end
 * at the same edge as tables and code.
 */
export const prose = siteStyle({ ...readingText, textWrap: 'wrap' });

export const block = siteStyle({ textWrap: 'inherit', selectors: { '* + &': { marginTop: '0.9em' } } });

export const heading = siteStyle({ selectors: { '* + &': { marginTop: vars.space.xxl } } });

/** Heading of a part, larger than other headings of its level, so that readers notice the parts while they scroll. */
export const partHeading = siteStyle({ fontSize: `calc(1.25 * ${vars.size.h3})` });

const list = {
  paddingInlineStart: '1.3em',
  selectors: { '* + &': { marginTop: '0.9em' } },
} as const;

export const bullets = siteStyle({ ...list, listStyle: 'disc' });

export const numbers = siteStyle({ ...list, listStyle: 'decimal' });

export const item = siteStyle({
  selectors: { '&::marker': { color: vars.color.accent.text }, '* + &': { marginTop: vars.space.s } },
});

/** A pulled quote: a figure of the post in bold, and beside the figure its meaning in large type. */
export const pulled = siteStyle({
  marginBlock: vars.space.xl,
  padding: vars.space.l,
  background: vars.color.surface.sunken,
  fontSize: vars.size.h3,
  fontVariationSettings: vars.fontVariation.heading,
  breakInside: 'avoid',
});

export const code = siteStyle({
  padding: `0 ${vars.space.xxs}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  fontFamily: vars.font.code,
  fontSize: '0.92em',
  selectors: { 'pre > &': { padding: 0, background: 'none' } },
});

/** Keeps the aspect ratio if the column is narrower than the image. */
export const picture = siteStyle({ height: 'auto', borderRadius: vars.radius.control });

export const copyable = siteStyle({ marginBlock: vars.space.xl });

const labelAtEdge = outdent(vars.space.xs);

/** The copy button stands at the lower right of the block. */
export const copy = siteStyle({
  ...labelAtEdge,
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockStart: vars.space.xxs,
  '@media': { ...labelAtEdge['@media'], print: { display: 'none' } },
});

export const frame = siteStyle({ position: 'relative' });

export const pre = siteStyle({
  padding: vars.space.m,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  fontFamily: vars.font.code,
  fontSize: vars.size.small,
  // Code blocks of posts hold calculations and sentences, not programs, so their lines may break.
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const table = siteStyle({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.control,
  lineHeight: vars.leading.normal,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from('tablet')]: { fontSize: vars.size.body } },
});

// Cells and bold text come from Markdown and have no component, so these rules select elements.
const rulesIn = (parent: string) => (selector: string, rule: object) =>
  globalStyle(`${parent} ${selector}`, { '@layer': { [layers.site]: rule } });

const inPulled = rulesIn(pulled);
inPulled('p', {
  '@media': {
    [from('tablet')]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: vars.space.l,
      alignItems: 'center',
      maxWidth: 'none',
    },
  },
});
inPulled('strong', {
  display: 'block',
  color: vars.color.accent.text,
  fontSize: vars.size.h1,
  fontWeight: vars.weight.light,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.figure,
});

const inTable = rulesIn(table);
inTable(':is(th, td)', {
  paddingBlock: vars.space.xs,
  paddingInline: `0 ${vars.space.m}`,
  borderBottom: hairline,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [from('tablet')]: { textWrap: 'balance' } },
});
inTable('thead th', {
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  verticalAlign: 'bottom',
});
inTable('tbody th', { fontWeight: vars.weight.medium });
inTable('tr > :last-child', { paddingInlineEnd: 0 });
inTable('.align-right', { textAlign: 'end' });
inTable('.align-center', { textAlign: 'center' });

// On phones a table row becomes a block, and each line names its column. Tables with a right-aligned last column keep
// their columns, so that readers can compare the figures.
const onPhones = (selector: string, rule: object) =>
  rulesIn(`${table}:not(:has(:last-child.align-right))`)(selector, { '@media': { [below('tablet')]: rule } });
onPhones('tr', { ...stackedTable.row, gap: vars.space.xxs });
onPhones('tbody > tr > *', { padding: 0, border: 0, textAlign: 'start' });
onPhones('tbody th', { fontSize: vars.size.control });
onPhones('thead', stackedTable.head);
onPhones('td::before', { ...stackedTable.label, fontWeight: vars.weight.regular });

// In a table with two columns the cell stands below its name and needs no label.
onPhones('tr:not(:has(> :nth-child(3))) > td::before', { content: 'none' });
