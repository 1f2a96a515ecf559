import { between, from, vars } from '#design-system/styles';

/** The scale of sections in print: paper is read from nearer than a screen. */
export const paperScale = 0.8;

/** The line between sections and rows. */
export const hairline = `1px solid ${vars.color.line.hairline}`;

/** The media query for windows with columns, but with narrow ones. */
export const onTablets = between('tablet', 'desktop');

/** The width of running text in the size of a lead: as many characters a line as `width.text` holds of smaller ones. */
export const leadTextWidth = `calc(${vars.width.text} * 1.2)`;

/** Rules for running text at its ideal width: seven of the twelve columns on wide windows. */
export const readingText = {
  maxWidth: '33em',
  fontSize: vars.size.lead,
  '@media': { [from('desktop')]: { fontSize: `calc(1.05 * ${vars.size.lead})` } },
} as const;

/** Rules for large figures such as a year or a count. */
export const largeFigures = {
  // Digits stand a little inside their box: their ink begins where the words below begin.
  marginInlineStart: '-0.055em',
  fontSize: vars.size.figure,
  fontWeight: vars.weight.light,
  fontVariantNumeric: 'tabular-nums',
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: 1,
  letterSpacing: vars.tracking.figure,
} as const;
