import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';
import { hairline, onTablets } from '#site/sections/measures.ts';
import { postLink } from '#site/sections/PostList/postLink.css.ts';

export const group = siteStyle({ selectors: { '* + &': { marginBlockStart: vars.space.xxxl } } });

export const title = siteStyle({ color: vars.color.accent.text });

export const list = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  marginBlockStart: vars.space.m,
  paddingBlockStart: vars.space.xl,
  borderTop: hairline,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: `${vars.space.xxl} ${vars.space.gutter}`,
    },
  },
});

/** A drawing above its words. */
export const large = siteStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: `${vars.space.l} ${vars.space.gutter}`,
  breakInside: 'avoid',
});

const beside = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

/** Beside each other where there is room. */
export const places = {
  first: siteStyle({ '@media': { [from('tablet')]: beside } }),
  new: siteStyle({ '@media': { [onTablets]: beside } }),
  older: siteStyle({ '@media': { [below('desktop')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } } }),
};

/** Its words keep the size of text beside it, however large it is. */
export const drawing = siteStyle({
  selectors: {
    [`${places.first} > &`]: { '@media': { [from('desktop')]: { fontSize: '10px' } } },
    [`${places.older} > &`]: { '@media': { [below('desktop')]: { display: 'none' } } },
  },
  '@media': { print: { fontSize: '10px' } },
});

/** In the place of a drawing. */
export const sign = siteStyle({ '@media': { [from('desktop')]: { display: 'none' } } });

export const words = siteStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
});

// The days of posts beside each other are in line.
globalStyle(`${words} > :last-child`, { '@layer': { [layers.site]: { marginBlockStart: 'auto' } } });

/** The ring of the focus stands around the entry, clear of its drawing and words. */
export const link = `${postLink} ${siteStyle({
  selectors: { '&::after': { inset: `calc(-1 * ${vars.space.xs})` } },
})}`;
