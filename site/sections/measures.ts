import { between, from, vars } from '#design-system/styles';

/** Scale of sections in print. Paper is read from a shorter distance than a screen. */
const paperScale = 0.8;

/**
 * Rules for a section in print. Its gutter is larger by as much as the section is smaller, so that its text begins at
 * the same edge as text in full size. On paper the gutter has its largest size, `xl`.
 */
export const onPaper = {
  zoom: paperScale,
  vars: { [vars.space.gutter]: `calc(${vars.space.xl} / ${paperScale})` },
} as const;

/** Media query for windows from tablet to desktop width: several columns, but narrow ones. */
export const onTablets = between('tablet', 'desktop');

/** Width of running text in the size of a lead. A line holds as many characters as normal text at `width.text`. */
export const leadTextWidth = `calc(${vars.width.text} * 1.2)`;

/** Rules for running text at its best width, seven of the twelve columns on wide windows. */
export const readingText = {
  maxWidth: '33em',
  fontSize: vars.size.lead,
  '@media': { [from('desktop')]: { fontSize: `calc(1.05 * ${vars.size.lead})` } },
} as const;

/** Type of large figures such as a year or a count. */
export const figureType = {
  fontSize: vars.size.figure,
  fontWeight: vars.weight.light,
  fontVariantNumeric: 'tabular-nums',
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: 1,
  letterSpacing: vars.tracking.figure,
} as const;

/** Rules for a large figure at the left edge of a text. */
export const largeFigures = {
  // Digits have space at their left. The negative margin aligns them with the text below.
  marginInlineStart: '-0.055em',
  ...figureType,
} as const;

/** Rules for a small text beside a large figure. */
export const figureNote = {
  display: 'block',
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
  textWrap: 'balance',
} as const;
