import { below, from, siteStyle, vars } from '#design-system/styles';
import { glyphInset } from '#site/drawings/glyphs/glyphInset.ts';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline } from '#site/sections/measures.ts';

export const list = siteStyle({ borderTop: hairline });

export const entry = siteStyle({
  ...twelveColumns,
  gap: `${vars.space.s} ${vars.space.gutter}`,
  alignItems: 'start',
  paddingBlock: vars.space.xl,
  borderBottom: hairline,
  breakInside: 'avoid',
  scrollMarginTop: vars.width.headerHeight,
  selectors: { '&:last-child': { paddingBlockEnd: 0, borderBottom: 0 } },
  '@media': {
    [below('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [from('tablet')]: { gridTemplateColumns: 'auto minmax(0, 1fr) 19rem' },
    ...twelveColumns['@media'],
  },
});

export const drawing = siteStyle({
  maxWidth: '100%',
  marginInlineStart: glyphInset,
  '@media': {
    [below('tablet')]: { gridColumn: 2, gridRow: '1 / 3', width: '3.5rem', marginInlineStart: 0 },
    [from('desktop')]: { gridColumn: 1 },
  },
});

const wordColumns = columns(2, 8);

/** On phones its parts are those of the entry, so that the figure can stand among them. */
export const words = siteStyle({
  ...wordColumns,
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  maxWidth: vars.width.text,
  '@media': { ...wordColumns['@media'], [below('tablet')]: { display: 'contents' } },
});

/** The first case has the width for itself. */
export const firstWords = siteStyle({
  maxWidth: 'none',
  '@media': { [from('tablet')]: { gridColumn: '2 / -1' } },
});

/** Below the figure on phones. */
export const more = siteStyle({ '@media': { [below('tablet')]: { order: 1, gridColumn: '1 / -1' } } });

export const figure = siteStyle({
  '@media': { [below('tablet')]: { gridColumn: '1 / -1' }, [from('desktop')]: { gridColumn: '8 / 13' } },
});

export const firstFigure = siteStyle({ '@media': { [from('tablet')]: { gridColumn: '2 / -1' } } });
