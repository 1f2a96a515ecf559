import { from, siteStyle, vars } from '#design-system/styles';
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
  gap: vars.space.s,
  alignContent: 'start',
  alignSelf: 'start',
  breakAfter: 'avoid',
  '@media': {
    [from('desktop')]: {
      gridColumn: '1 / 4',
      position: 'sticky',
      top: `calc(${vars.width.headerHeight} + ${vars.space.l})`,
    },
  },
});

export const glyph = siteStyle({ marginInlineStart: glyphInset });

export const list = siteStyle(columns(4, 13));

const beside = { gridTemplateColumns: 'minmax(0, 1fr) 17rem' };

export const entry = siteStyle({
  display: 'grid',
  gap: `${vars.space.s} ${vars.space.gutter}`,
  paddingBlock: vars.space.l,
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
  '@media': { [from('tablet')]: beside, print: beside },
});

export const words = siteStyle({ display: 'grid', gap: vars.space.xs, alignContent: 'start', minWidth: 0 });

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
  textWrap: 'balance',
  '@media': { [from('tablet')]: { textAlign: 'end' } },
});

export const figure = siteStyle({
  fontSize: vars.size.figure,
  fontWeight: vars.weight.light,
  fontVariantNumeric: 'tabular-nums',
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.figure,
});

const note = { fontSize: vars.size.small, lineHeight: vars.leading.normal };

export const unit = siteStyle(note);

export const basis = siteStyle({ ...note, display: 'block', color: vars.color.text.muted });

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

export const box = siteStyle({
  width: vars.control.tick,
  height: vars.control.tick,
  accentColor: vars.color.accent.fill,
  // Above the sum at the lower edge of the window.
  scrollMarginBottom: '10rem',
});
