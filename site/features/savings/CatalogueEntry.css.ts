import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';

/** Box, name and hours in one line; the result below them, or between them where space allows. */
export const entry = siteStyle({
  display: 'grid',
  gridTemplateColumns: `${vars.control.tick} minmax(0, 1fr) minmax(3rem, auto)`,
  columnGap: vars.space.m,
  alignItems: 'baseline',
  paddingTop: vars.space.s,
  breakInside: 'avoid',
  selectors: {
    '& + &': { borderTop: hairline },
    '&:target': { background: vars.color.surface.sunken },
  },
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: `${vars.control.tick} minmax(0, 5fr) minmax(0, 7fr) 7rem`,
      paddingBlock: vars.space.xs,
    },
    [from('desktop')]: {
      gridTemplateColumns: `${vars.control.tick} minmax(0, 16.5rem) minmax(0, 1fr) 8rem`,
    },
  },
});

export const name = siteStyle({ gridArea: '1 / 2' });

export const text = siteStyle({
  display: 'grid',
  gridArea: '1 / 3',
  '@media': { [below('tablet')]: { gridArea: '3 / 2 / auto / -1' } },
});

// The buttons that open the steps share one edge in all rows.
globalStyle(`${text} summary`, {
  '@layer': {
    [layers.site]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      width: 'auto',
    },
  },
});

// Its sign keeps its width, and so its place, beside words that take two lines.
globalStyle(`${text} summary > :last-child`, { '@layer': { [layers.site]: { flexShrink: 0 } } });

/** Lighter than other buttons, since each row has one. */
export const result = siteStyle({ fontSize: vars.size.control, fontWeight: vars.weight.body });

/** A short lane: a ring for what begins it, and a dot for each step. */
export const steps = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
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
    '&:first-child::before': {
      width: 10,
      height: 10,
      borderWidth: 2,
      borderColor: vars.color.accent.fill,
      background: vars.color.surface.page,
    },
  },
});

/** Like the price in a catalogue, after its bar; on phones in the line of the name. */
export const hours = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 3.5rem',
  columnGap: vars.space.s,
  gridArea: '1 / 4',
  alignItems: 'baseline',
  '@media': { [below('tablet')]: { display: 'contents' } },
});

export const figure = siteStyle({
  // Of its row, also where there is no box before the name.
  gridColumn: '-2 / -1',
  fontSize: vars.size.h3,
  fontWeight: vars.weight.light,
  fontVariantNumeric: 'tabular-nums',
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.snug,
  textAlign: 'end',
});

/** On phones below the hours. */
export const bar = siteStyle({
  alignSelf: 'center',
  '@media': { [below('tablet')]: { gridArea: '2 / 3', marginTop: vars.space.xxs } },
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
  accentColor: vars.color.accent.fill,
  cursor: 'pointer',
  '@media': { 'print, (scripting: none)': { display: 'none' } },
});
