import { below, from, siteStyle, vars } from '#design-system/styles';
import { glyphInset } from '#site/drawings/glyphs/glyphInset.ts';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline } from '#site/sections/measures.ts';

export const area = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.l,
  paddingBlock: vars.space.xxl,
  borderTop: hairline,
  selectors: { '&:last-child': { paddingBottom: 0 } },
  '@media': { ...twelveColumns['@media'], print: { display: 'block', paddingBlock: vars.space.l } },
});

/** The area stays in sight while its entries pass. */
export const head = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space.m,
  alignContent: 'center',
  alignSelf: 'start',
  breakAfter: 'avoid',
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: '1fr',
      rowGap: vars.space.s,
      gridColumn: '1 / 4',
      position: 'sticky',
      top: `calc(${vars.width.headerHeight} + ${vars.space.l})`,
    },
  },
});

/** Beside both lines of words, or above them. */
export const glyph = siteStyle({
  marginInlineStart: glyphInset,
  '@media': { [below('desktop')]: { gridRow: '1 / 3', alignSelf: 'center' } },
});

export const list = siteStyle(columns(4, 13));

/** Name, hours and box in one line; what starts it below them, or between them where there is room. */
export const entry = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  alignItems: 'start',
  paddingBlock: vars.space.m,
  breakInside: 'avoid',
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
    '& + &': { borderTop: hairline },
    '&:target': {
      background: vars.color.surface.sunken,
      outline: `${vars.space.m} solid ${vars.color.surface.sunken}`,
    },
  },
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: '5fr 7fr 9.5rem',
      columnGap: vars.space.gutter,
      paddingBlock: vars.space.l,
    },
  },
});

export const words = siteStyle({
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  '@media': { [below('tablet')]: { gridColumn: '1 / -1', gridRow: 2 } },
});

/** A short lane with a dot for each step. */
export const steps = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  marginInlineStart: vars.space.xxs,
  borderInlineStart: `2px solid ${vars.color.accent.fill}`,
});

export const step = siteStyle({
  position: 'relative',
  paddingInlineStart: vars.space.m,
  selectors: {
    // A border, because browsers leave backgrounds off the paper.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-6px',
      top: '0.5em',
      border: `5px solid ${vars.color.done}`,
      borderRadius: vars.radius.pill,
    },
  },
});

/** Like the price in a catalogue. */
export const hours = siteStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
  whiteSpace: 'nowrap',
  '@media': { [from('tablet')]: { flexDirection: 'column', alignItems: 'end' } },
});

export const figure = siteStyle({
  fontSize: vars.size.h2,
  fontWeight: vars.weight.light,
  fontVariantNumeric: 'tabular-nums',
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.figure,
});

/** To scale, ten hours wide, and in line with the figure's end. */
export const bar = siteStyle({
  width: '100%',
  height: 4,
  background: `linear-gradient(${vars.color.line.hairline} 0 0) 100% 50% / 100% 1px no-repeat`,
  stroke: vars.color.accent.text,
  strokeWidth: 2,
  '@media': { [below('tablet')]: { display: 'none' } },
});

export const unit = siteStyle({ fontSize: vars.size.small, lineHeight: vars.leading.normal });

const none = { display: 'none' };

/** Without scripts nothing adds it up. */
export const choice = siteStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.control.target,
  fontSize: vars.size.small,
  cursor: 'pointer',
  '@media': { print: none, '(scripting: none)': none },
});

/** Heard on phones, where the box stands beside its hours. */
export const toTotal = siteStyle({
  '@media': {
    [below('tablet')]: { position: 'absolute', clipPath: 'inset(50%)', width: 1, overflow: 'hidden' },
  },
});

export const box = siteStyle({
  width: vars.control.tick,
  height: vars.control.tick,
  margin: 0,
  appearance: 'none',
  border: `1.5px solid ${vars.color.line.control}`,
  borderRadius: '3px',
  selectors: {
    '&:checked': {
      borderColor: vars.color.accent.fill,
      background: vars.color.accent.fill,
    },
    '&:checked::after': {
      content: '""',
      display: 'block',
      width: '30%',
      height: '60%',
      margin: '5% auto',
      border: `solid ${vars.color.accent.onFill}`,
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
  },
  // Above the sum at the lower edge of the window.
  scrollMarginBottom: '10rem',
});
