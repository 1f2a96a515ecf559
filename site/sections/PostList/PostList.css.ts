import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';

export const list = siteStyle({ borderTop: hairline });

export const row = siteStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.m,
  alignItems: 'start',
  paddingBlock: vars.space.l,
  borderBottom: hairline,
  breakInside: 'avoid',
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) 13rem',
      columnGap: vars.space.gutter,
    },
  },
});

/** The post's small drawing, as high as its title and sentence; no wider where text is large. */
export const sign = siteStyle({ gridRow: 'span 2', width: 'min(3.75rem, 15vw)', strokeWidth: 2 });

/** One sentence, in one line where there is room; on phones titles say enough. */
export const teaser = siteStyle({
  maxWidth: '45rem',
  paddingBlockStart: vars.space.xxs,
  '@media': { [below('tablet')]: { display: 'none' } },
});

export const facts = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  paddingBlockStart: vars.space.xxs,
});

// In a row the day has a line of its own; where there is room, the minutes stand at its end.
const inRow = (part: string, rule: object) =>
  globalStyle(`${row} > ${facts}${part}`, { '@layer': { [layers.site]: rule } });
inRow('', { '@media': { [from('tablet')]: { display: 'grid', gridTemplateColumns: '1fr auto' } } });
inRow(' > time', { flexBasis: '100%' });
inRow(' > :last-child', { '@media': { [from('tablet')]: { gridArea: '1 / 2' } } });
