import { below, from, siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';

export const list = siteStyle({ borderTop: hairline });

export const entry = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'clamp(3rem, 8vw, 4rem) minmax(0, 1fr)',
  gap: `${vars.space.xs} ${vars.space.m}`,
  position: 'relative',
  alignItems: 'baseline',
  paddingBlock: `clamp(${vars.space.l}, 2.6vw, ${vars.space.xl})`,
  borderBottom: hairline,
  breakInside: 'avoid',
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: '6rem minmax(0, 1fr)',
      gridTemplateRows: '1fr 1fr',
      columnGap: vars.space.gutter,
    },
  },
});

/** Beside both lines of its entry. */
export const glyph = siteStyle({
  gridRow: 'span 2',
  alignSelf: 'center',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  '@media': { [below('desktop')]: { alignSelf: 'start' } },
});

/** Title, the leader that every table of contents has, and what stands at its end. */
export const line = siteStyle({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.m,
  minWidth: 0,
});

export const leader = siteStyle({
  flexGrow: 1,
  minWidth: vars.space.xl,
  height: 0,
  borderTop: `2px dotted ${vars.color.line.control}`,
  // Under the pointer the leader becomes a lane.
  selectors: { [`${entry}:hover &`]: { borderTop: `2px solid ${vars.color.accent.fill}` } },
  '@media': { [below('desktop')]: { display: 'none' } },
});

export const price = siteStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [below('desktop')]: { flexBasis: '100%', justifyContent: 'space-between', paddingTop: vars.space.xs },
  },
});

export const arrow = siteStyle({ color: vars.color.accent.text });

export const summary = siteStyle({
  gridColumn: 2,
  alignSelf: 'start',
  color: vars.color.text.muted,
});

export const link = siteStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    // The whole entry is the target.
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: vars.layer.content },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
});
