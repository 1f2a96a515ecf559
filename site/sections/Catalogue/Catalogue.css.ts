import { below, from, siteStyle, vars } from '#design-system/styles';
import { glyphInset } from '#site/drawings/glyphs/glyphInset.ts';
import { pictureColors } from '#site/drawings/pictureColors.ts';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline } from '#site/sections/measures.ts';

export const area = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.l,
  paddingBlock: vars.space.xxl,
  borderTop: hairline,
  selectors: { '&:first-child': { paddingTop: vars.space.l }, '&:last-child': { paddingBottom: 0 } },
  '@media': { ...twelveColumns['@media'], print: { display: 'block', paddingBlock: vars.space.l } },
});

/** The area stays in sight while its entries pass. */
export const head = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space.m,
  alignSelf: 'baseline',
  breakAfter: 'avoid',
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: '1fr',
      gridColumn: '1 / 4',
      position: 'sticky',
      top: `calc(${vars.width.headerHeight} + ${vars.space.l})`,
    },
  },
});

/** Beside both lines of words. */
export const glyph = siteStyle({
  gridRow: '1 / 3',
  alignSelf: 'center',
  marginInlineStart: glyphInset,
  '@media': { [from('desktop')]: { display: 'none' } },
});

/** In its place one of the tasks, drawn below the words where there is room for it. */
export const example = siteStyle({
  ...pictureColors,
  display: 'none',
  '@media': {
    ...pictureColors['@media'],
    [from('desktop')]: {
      display: 'block',
      order: 1,
      width: '13rem',
      marginTop: vars.space.l,
      overflow: 'visible',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.5,
      fontSize: '13px',
    },
  },
});

export const list = siteStyle({ ...columns(4, 13), alignSelf: 'baseline' });

/** Box, name and hours in one line; what starts it below them, or between them where there is room. */
export const entry = siteStyle({
  display: 'grid',
  gridTemplateColumns: `${vars.control.tick} minmax(0, 1fr) auto`,
  gap: `${vars.space.xs} ${vars.space.s}`,
  alignItems: 'baseline',
  paddingBlock: vars.space.m,
  breakInside: 'avoid',
  selectors: {
    '&:first-child': { paddingTop: 0, paddingBottom: vars.space.l },
    '&:last-child': { paddingBottom: 0 },
    '& + &': { borderTop: hairline },
    '&:target': {
      background: vars.color.surface.sunken,
      outline: `${vars.space.m} solid ${vars.color.surface.sunken}`,
    },
  },
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: `${vars.control.tick} 5fr 7fr 9.5rem`,
      columnGap: vars.space.m,
    },
  },
});

/** The first of a list, which saves the most, leads it. */
const leading = `${entry}:first-child &`;

export const name = siteStyle({
  gridArea: '1 / 2',
  '@media': { [from('tablet')]: { selectors: { [leading]: { fontSize: vars.size.h3 } } } },
});

export const words = siteStyle({
  display: 'grid',
  minWidth: 0,
  '@media': { [below('tablet')]: { gridArea: '3 / 2 / auto / -1' } },
});

/** Lighter than what usually opens something: there is one in each row. */
export const basis = siteStyle({ fontWeight: vars.weight.regular });

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

/** Like the price in a catalogue; on phones in the line of the name, its bar below both. */
export const hours = siteStyle({
  display: 'grid',
  rowGap: vars.space.xs,
  justifyItems: 'end',
  '@media': { [below('tablet')]: { display: 'contents' } },
});

export const figure = siteStyle({
  fontSize: vars.size.h3,
  fontWeight: vars.weight.light,
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.figure,
  selectors: { [leading]: { color: vars.color.accent.text, fontSize: vars.size.h2 } },
});

/** To scale, ten hours wide, and in line with the figure's end; on phones with the name's beginning. */
export const bar = siteStyle({
  width: '100%',
  height: 4,
  background: `linear-gradient(${vars.color.line.hairline} 0 0) 100% 50% / 100% 1px no-repeat`,
  stroke: vars.color.accent.text,
  strokeWidth: 2,
  '@media': { [below('tablet')]: { gridArea: '2 / 2 / auto / -1' } },
});

/** A target from the box to the end of the name. */
export const label = siteStyle({
  display: 'block',
  marginBlock: `calc(-1 * ${vars.space.s})`,
  marginInlineStart: `calc(-1 * ${vars.control.tick} - ${vars.space.m})`,
  paddingBlock: vars.space.s,
  paddingInlineStart: `calc(${vars.control.tick} + ${vars.space.m})`,
  cursor: 'pointer',
});

/** Without scripts nothing adds it up. */
export const box = siteStyle({
  gridArea: '1 / 1',
  position: 'relative',
  zIndex: vars.layer.content,
  width: vars.control.tick,
  height: vars.control.tick,
  margin: 0,
  translate: '0 15%',
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
  cursor: 'pointer',
  '@media': { 'print, (scripting: none)': { display: 'none' } },
});
