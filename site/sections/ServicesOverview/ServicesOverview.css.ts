import { below, from, siteStyle, vars } from '#design-system/styles';
import { drawingRules, drawingRulesLarge } from '#site/sections/ProcessDemo/ProcessDemo.css.ts';

/** Narrow windows have fewer entries in a row (phones two), so that the labels stay legible. */
export const list = siteStyle({
  vars: { '--gap': vars.space.m, '--per-row': '4' },
  display: 'grid',
  gridTemplateColumns:
    'repeat(auto-fill, minmax(min(100%, max(9rem, (100% - (var(--per-row) - 1) * var(--gap)) / var(--per-row))), 1fr))',
  columnGap: 'var(--gap)',
  '@media': {
    [from('desktop')]: {
      vars: { '--gap': vars.space.xxl },
      // Moves the list closer to its title, so that the first drawings are visible on the first screen.
      marginBlockStart: `calc(-1 * ${vars.space.l})`,
    },
  },
});

export const rowsOf3 = siteStyle({ vars: { '--per-row': '3' } });

export const rowsOf5 = siteStyle({ vars: { '--per-row': '5' } });

/** Text, name, offer and drawing line up with those of the entries beside it. */
export const entry = siteStyle({
  position: 'relative',
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space.xs,
  // Uses a margin, because a row gap of the list would also apply between the rows of an entry.
  marginBlockEnd: vars.space.xl,
  breakInside: 'avoid',
  '@media': { [from('desktop')]: { marginBlockEnd: vars.space.xxl } },
});

/** Width of the arrow and of the space before it. */
const arrowRoom = `calc(1.25em + ${vars.space.xs})`;

/** Stands directly above the offer, even if another name in the row takes more lines. */
export const name = siteStyle({
  alignSelf: 'end',
  paddingInlineEnd: arrowRoom,
  '@media': { [below('desktop')]: { fontSize: vars.size.body } },
});

export const drawing = siteStyle({
  ...drawingRules,
  width: '100%',
  // The size is in units of the drawing. It is 11 px on the screen if two drawings fill a phone.
  fontSize: '13.6px',
  '@media': { [from('desktop')]: drawingRulesLarge },
});

export const offer = siteStyle({
  color: vars.color.text.muted,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

/** The text stands first on the screen. */
export const text = siteStyle({
  order: -1,
  marginBlockEnd: vars.space.xxs,
  '@media': { [below('desktop')]: { fontSize: vars.size.small, lineHeight: vars.leading.normal } },
});

/** The arrow adds no width to its line, so it stands after the last word of a name of two lines. */
export const arrow = siteStyle({
  display: 'inline',
  marginInlineStart: vars.space.xs,
  marginInlineEnd: `calc(-1 * ${arrowRoom})`,
  color: vars.color.accent.text,
  verticalAlign: 'middle',
});

export const link = siteStyle({
  // The padding makes the link 24 px high, the smallest size of a target.
  paddingBlock: vars.space.xxs,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    // The link covers the whole entry, so that the whole entry can be pressed.
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: vars.layer.content },
    [`${entry}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.15em' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
});
