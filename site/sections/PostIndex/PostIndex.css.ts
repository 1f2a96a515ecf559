import { below, from, siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';
import { postLink } from '#site/sections/PostList/postLink.css.ts';

export const year = siteStyle({
  display: 'grid',
  gap: vars.space.m,
  selectors: { '& + &': { marginBlockStart: vars.space.xxl } },
});

export const numeral = siteStyle({ color: vars.color.accent.text, fontVariantNumeric: 'tabular-nums' });

export const posts = siteStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const post = siteStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.m,
  paddingBlockStart: vars.space.l,
  borderTop: hairline,
  breakInside: 'avoid',
});

/** Has nothing beside it, so that its line runs on. */
export const wholeRow = siteStyle({ gridColumn: '1 / -1' });

/** The newest one: its drawing is large beside the words on wide windows. */
export const lead = siteStyle({
  paddingBlockEnd: vars.space.s,
  '@media': {
    [from('tablet')]: {
      columnGap: vars.space.gutter,
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      alignItems: 'center',
    },
  },
});

export const leadTitle = siteStyle({
  fontSize: `calc(1.2 * ${vars.size.h3})`,
  '@media': { [from('tablet')]: { fontSize: `calc(1.2 * ${vars.size.h2})` } },
});

const glyphWidth = 'min(3.5rem, 18vw)';

export const drawing = siteStyle({ width: glyphWidth });

export const leadDrawing = siteStyle({
  '@media': { [from('tablet')]: { order: 1, justifySelf: 'end', width: 'min(14rem, 100%)' } },
});

/** The ring of the focus stands around the entry, clear of its drawing and words. */
export const link = `${postLink} ${siteStyle({
  selectors: { '&::after': { inset: `0 calc(-1 * ${vars.space.xs}) calc(-1 * ${vars.space.xs})` } },
})}`;

export const words = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  alignContent: 'start',
});

export const leadWords = siteStyle({ '@media': { [from('tablet')]: { gap: vars.space.m } } });

/** Alone in its row: the teaser stands in the second column, where the words of the entries above it stand. */
export const wideWords = siteStyle({
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: `calc(50% + (${glyphWidth} + ${vars.space.m} - ${vars.space.gutter}) / 2) minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.gutter,
    },
  },
});

export const teaser = siteStyle({
  selectors: { [`${wideWords} > &`]: { '@media': { [from('tablet')]: { gridArea: '1 / 2 / 3' } } } },
});

export const noTeaser = siteStyle({ '@media': { [below('tablet')]: { display: 'none' } } });

export const facts = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.normal,
});
