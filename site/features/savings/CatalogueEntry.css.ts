import { globalStyle } from '@vanilla-extract/css';
import { clsx } from 'clsx';

import { below, from, hairline, layers, siteStyle, tick, vars } from '#design-system/styles';

/** Checkbox, name and hours share a row. The result stands below it, from tablets on between name and hours. */
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

// The buttons that open the steps end at the same edge in all rows.
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

// Keeps the width of the icon, so that it stays in place beside text of two lines.
globalStyle(`${text} summary > :last-child`, { '@layer': { [layers.site]: { flexShrink: 0 } } });

/**
 * Result, as the label of the button that opens the steps. It is lighter than other buttons, because each row has one.
 */
export const result = siteStyle({ fontSize: vars.size.control, fontWeight: vars.weight.body });

/** A vertical line with a ring for the trigger and a dot for each step. */
export const steps = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  borderInlineStart: `2px solid ${vars.color.accent.fill}`,
});

export const step = siteStyle({
  position: 'relative',
  paddingInlineStart: vars.space.m,
  selectors: {
    // Draws a border, because browsers do not print backgrounds.
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

/** The hours stand at the end of the row, after their bar. On phones the hours stand on the line of the name. */
export const hours = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 3.5rem',
  columnGap: vars.space.s,
  gridArea: '1 / 4',
  alignItems: 'baseline',
  '@media': { [below('tablet')]: { display: 'contents' } },
});

export const figure = siteStyle({
  // Stands in the last column of the row, even if there is no checkbox.
  gridColumn: '-2 / -1',
  fontSize: vars.size.h3,
  fontWeight: vars.weight.light,
  fontVariantNumeric: 'tabular-nums',
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.snug,
  textAlign: 'end',
});

/** On phones the bar stands below the hours. */
export const bar = siteStyle({
  alignSelf: 'center',
  '@media': { [below('tablet')]: { gridArea: '2 / 3', marginTop: vars.space.xxs } },
});

/** The label covers the checkbox and the name, so that both can be pressed. */
export const label = siteStyle({
  display: 'block',
  marginBlock: `calc(-1 * ${vars.space.s})`,
  marginInlineStart: `calc(-1 * ${vars.control.tick} - ${vars.space.m})`,
  paddingBlock: vars.space.s,
  paddingInlineStart: `calc(${vars.control.tick} + ${vars.space.m})`,
  cursor: 'pointer',
});

/** Box to tick. It is hidden without scripts, because nothing would add up the hours. */
export const box = clsx(
  tick,
  siteStyle({
    gridArea: '1 / 1',
    zIndex: vars.layer.content,
    margin: 0,
    translate: '0 15%',
    cursor: 'pointer',
    '@media': { 'print, (scripting: none)': { display: 'none' } },
  }),
);
