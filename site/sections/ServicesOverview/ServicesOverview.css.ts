import { below, from, siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';
import { drawn, drawnLarge } from '#site/sections/WatchOne/WatchOne.css.ts';

const inRows = below('tablet');
const inColumns = from('tablet');

/** Eight: four a row where there is room for it. */
export const list = siteStyle({
  '@media': {
    [inRows]: { borderTop: hairline },
    [inColumns]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: `${vars.space.xxl} ${vars.space.gutter}`,
    },
    [from('desktop')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const entry = siteStyle({
  position: 'relative',
  breakInside: 'avoid',
  '@media': {
    [inRows]: {
      display: 'grid',
      gridTemplateColumns: '3rem minmax(0, 1fr)',
      columnGap: vars.space.m,
      paddingBlock: vars.space.l,
      borderBottom: hairline,
    },
    [inColumns]: { display: 'flex', flexDirection: 'column' },
  },
});

/** Beside all lines of its entry. */
export const glyph = siteStyle({
  gridRow: 'span 3',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  '@media': { [inColumns]: { display: 'none' } },
});

export const picture = siteStyle({
  ...drawn,
  width: '100%',
  marginBlockEnd: vars.space.m,
  '@media': {
    ...drawn['@media'],
    [inRows]: { display: 'none' },
    [from('desktop')]: drawnLarge,
  },
});

export const text = siteStyle({
  marginBlock: vars.space.xs,
  color: vars.color.text.muted,
});

/** At the foot of its row. */
export const price = siteStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  marginBlockStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
});

/** Phones have no pictures. */
export const note = siteStyle({
  marginBlockStart: vars.space.xl,
  '@media': { [inRows]: { display: 'none' } },
});

export const arrow = siteStyle({ color: vars.color.accent.text });

export const link = siteStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    // The whole entry is the target.
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: vars.layer.content },
    [`${entry}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.15em' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
});
