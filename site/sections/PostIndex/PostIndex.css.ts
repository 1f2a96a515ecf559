import { globalStyle } from '@vanilla-extract/css';

import { from, layers, siteStyle, vars } from '#design-system/styles';
import { hairline, onTablets } from '#site/sections/measures.ts';
import { postLink } from '#site/sections/PostList/postLink.css.ts';

export const group = siteStyle({ selectors: { '* + &': { marginBlockStart: vars.space.xxxl } } });

/** Says why one begins here, and is no title. */
export const label = siteStyle({ color: vars.color.text.muted });

/** Larger than the titles of its posts. */
export const title = siteStyle({ paddingBlockEnd: vars.space.m, fontSize: `calc(${vars.size.h3} * 1.25)` });

export const newest = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  paddingBlockStart: vars.space.l,
  borderTop: hairline,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const large = siteStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: `${vars.space.l} ${vars.space.gutter}`,
  breakInside: 'avoid',
  '@media': { [onTablets]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Its drawing beside its words, from tablets on. */
export const first = siteStyle({
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

/** Its words keep the size of text beside it, however large it is. */
export const drawing = siteStyle({
  selectors: { [`${first} > &`]: { '@media': { [from('desktop')]: { fontSize: '12px' } } } },
  '@media': { print: { fontSize: '10px' } },
});

export const words = siteStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s });

// The days of posts beside each other are in line.
globalStyle(`${words} > :last-child`, { '@layer': { [layers.site]: { marginBlockStart: 'auto' } } });

/** The ring of the focus stands around the entry, clear of its drawing and words. */
export const link = `${postLink} ${siteStyle({
  selectors: { '&::after': { inset: `calc(-1 * ${vars.space.xs})` } },
})}`;
