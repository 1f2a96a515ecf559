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

/** The newest one: its drawing is large beside the words on wide windows. */
export const lead = siteStyle({
  gridColumn: '1 / -1',
  paddingBlockEnd: vars.space.s,
  '@media': {
    [from('tablet')]: {
      columnGap: vars.space.gutter,
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      alignItems: 'center',
    },
  },
});

export const drawing = siteStyle({ width: 'min(3.5rem, 18vw)' });

export const leadDrawing = siteStyle({
  '@media': { [from('tablet')]: { order: 1, justifySelf: 'end', width: 'min(18rem, 100%)' } },
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
