import { globalStyle } from '@vanilla-extract/css';
import { clsx } from 'clsx';

import { from, layers, siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';

/** Its class alone takes the indent and the marks of a list. */
export const list = siteStyle({});

/** Its drawing beside its title, the rest below; from tablets on beside all of it, on wide windows with the day at the end. */
export const row = siteStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.xs} ${vars.space.l}`,
  alignItems: 'start',
  paddingBlock: vars.space.l,
  borderTop: hairline,
  breakInside: 'avoid',
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': { [from('desktop')]: { gridTemplateColumns: 'auto minmax(0, 1fr) 12rem' } },
});

/** The post's drawing on a plate, one size for all; lines stand for its words, which would be too small to read. */
export const drawing = siteStyle({
  width: 'min(10rem, 30vw)',
  fontSize: 0,
  strokeWidth: 3,
  vars: { '--lines-for-words': '1' },
  '@media': { [from('tablet')]: { gridRow: 'span 3' } },
});

/** What stands below the title of a row. */
export const words = siteStyle({
  gridColumn: '1 / -1',
  '@media': { [from('tablet')]: { gridColumn: 2 } },
});

export const facts = clsx(
  words,
  siteStyle({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s,
    '@media': {
      [from('desktop')]: {
        selectors: {
          [`${row} > &`]: { gridArea: '1 / 3 / span 2', justifyContent: 'end', textAlign: 'end' },
        },
      },
    },
  }),
);

/** Where a post belongs and how long it takes, which stay together. */
export const kind = siteStyle({ display: 'flex', columnGap: vars.space.xxs });

// In a row of a wide window the day has a line of its own.
globalStyle(`${row} time`, {
  '@layer': { [layers.site]: { '@media': { [from('desktop')]: { flexBasis: '100%' } } } },
});
