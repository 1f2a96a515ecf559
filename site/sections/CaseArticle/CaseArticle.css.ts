import { from, siteStyle, vars } from '#design-system/styles';
import { glyphInset } from '#site/drawings/glyphs/glyphInset.ts';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline } from '#site/sections/measures.ts';

export const article = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.xl,
  // Between two cases; above the first stands what introduces them.
  selectors: {
    'article + article > &': { paddingTop: `calc(${vars.space.section} / 2)`, borderTop: hairline },
  },
  '@media': {
    ...twelveColumns['@media'],
    print: {
      gridTemplateColumns: '3fr 7fr',
      columnGap: vars.space.l,
      marginTop: vars.space.l,
      paddingTop: vars.space.l,
      breakInside: 'avoid',
    },
  },
});

export const head = siteStyle({
  display: 'grid',
  gap: vars.space.m,
  alignContent: 'start',
  alignSelf: 'start',
  justifyItems: 'start',
  '@media': {
    [from('desktop')]: {
      gridColumn: '1 / 6',
      position: 'sticky',
      top: `calc(${vars.width.headerHeight} + ${vars.space.l})`,
      paddingInlineEnd: vars.space.l,
    },
  },
});

export const glyph = siteStyle({ marginInlineStart: glyphInset });

export const facts = siteStyle({ display: 'grid', gap: vars.space.xs, fontSize: vars.size.small });

export const fact = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  lineHeight: vars.leading.normal,
});

export const term = siteStyle({ color: vars.color.text.muted });

export const body = siteStyle({ ...columns(6, 13), display: 'grid', gap: vars.space.xl, minWidth: 0 });

export const story = siteStyle({ display: 'grid', gap: vars.space.l });

export const part = siteStyle({ display: 'grid', gap: vars.space.xs, maxWidth: vars.width.text });

/** Said as loudly as the figures above it. */
export const setback = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  maxWidth: vars.width.text,
  paddingInlineStart: vars.space.l,
  borderInlineStart: `2px dashed ${vars.color.line.control}`,
});

export const setbackText = siteStyle({
  fontSize: vars.size.h3,
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.normal,
  letterSpacing: vars.tracking.heading,
});

export const name = siteStyle({ color: vars.color.text.muted, fontSize: vars.size.small });
