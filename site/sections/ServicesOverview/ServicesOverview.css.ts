import { below, from, siteStyle, vars } from '#design-system/styles';
import { drawn, drawnLarge } from '#site/sections/ProcessDemo/ProcessDemo.css.ts';

/** Eight: four a row, or as many as keep the words of the pictures legible, which is two on phones. */
export const list = siteStyle({
  vars: { '--gap': vars.space.m },
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(9rem, (100% - 3 * var(--gap)) / 4)), 1fr))',
  columnGap: 'var(--gap)',
  '@media': {
    [from('desktop')]: {
      vars: { '--gap': vars.space.xxl },
      // The names are near the title, and the first pictures in sight.
      marginBlockStart: `calc(-1 * ${vars.space.l})`,
    },
  },
});

/** Its text, name, offer and picture are in line with those beside it. */
export const entry = siteStyle({
  position: 'relative',
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space.xs,
  // No gap of rows: it would be the least height of each row in here.
  marginBlockEnd: vars.space.xl,
  breakInside: 'avoid',
  '@media': { [from('desktop')]: { marginBlockEnd: vars.space.xxl } },
});

/** On its offer, where a longer one stands beside it. */
export const name = siteStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  alignSelf: 'end',
  '@media': { [below('desktop')]: { fontSize: vars.size.body } },
});

export const drawing = siteStyle({
  ...drawn,
  width: '100%',
  // In units of the drawing: 11 px where two of them fill a phone.
  fontSize: '13.6px',
  '@media': { [from('desktop')]: drawnLarge },
});

export const offer = siteStyle({
  color: vars.color.text.muted,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

/** Read first. */
export const text = siteStyle({
  order: -1,
  marginBlockEnd: vars.space.xxs,
  '@media': { [below('desktop')]: { fontSize: vars.size.small, lineHeight: vars.leading.normal } },
});

export const arrow = siteStyle({ color: vars.color.accent.text });

export const link = siteStyle({
  // 24 px high, as a target is.
  paddingBlock: vars.space.xxs,
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
