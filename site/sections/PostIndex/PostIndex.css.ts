import { from, siteStyle, vars } from '#design-system/styles';
import { hairline, onTablets } from '#site/sections/measures.ts';
import { postLink } from '#site/sections/PostList/postLink.css.ts';

export const group = siteStyle({
  paddingBlockStart: vars.space.m,
  selectors: { '& + &': { marginBlockStart: vars.space.xxl } },
});

export const title = siteStyle({
  paddingBlockEnd: vars.space.m,
  color: vars.color.accent.text,
  fontVariantNumeric: 'tabular-nums',
});

export const newest = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.xxl} ${vars.space.gutter}`,
  paddingBlockStart: vars.space.xl,
  borderTop: hairline,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** A drawing above its words; on tablets beside them. */
export const large = siteStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.l} ${vars.space.gutter}`,
  alignContent: 'start',
  breakInside: 'avoid',
  '@media': { [onTablets]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Its drawing stands beside its words wherever there is room. */
export const first = siteStyle({
  paddingBlockStart: vars.space.xl,
  borderTop: hairline,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Its words keep the size of text beside it, however large it is. */
export const drawing = siteStyle({
  selectors: { [`${first} > &`]: { '@media': { [from('desktop')]: { fontSize: '10px' } } } },
  '@media': { print: { fontSize: '10px' } },
});

export const words = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  alignContent: 'start',
});

export const largeTitle = siteStyle({
  fontSize: `calc(1.25 * ${vars.size.h3})`,
  selectors: { [`${first} &`]: { fontSize: vars.size.h2 } },
});

/** The ring of the focus stands around the entry, clear of its drawing and words. */
export const link = `${postLink} ${siteStyle({
  selectors: { '&::after': { inset: `calc(-1 * ${vars.space.xs})` } },
})}`;
