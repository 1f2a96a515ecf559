import { globalStyle } from '@vanilla-extract/css';

import { below, from, hairline, layers, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';

export const hero = siteStyle({
  // Clips the drawn tangle of threads, which begins outside the page.
  overflowX: 'clip',
  paddingBlock: `clamp(${vars.space.s}, 2.5vw, ${vars.space.xxl}) ${vars.space.xxl}`,
});

export const opening = siteStyle({
  ...twelveColumns,
  // The second row takes the remaining height beside the tasks.
  gridTemplateRows: 'auto 1fr',
  rowGap: vars.space.m,
  '@media': { ...twelveColumns['@media'], print: { display: 'block' } },
});

export const text = siteStyle(columns(1, 8));

export const kicker = siteStyle({ textWrap: 'balance' });

/** Limits the font size, so that a title of two lines fits beside the question. */
export const title = siteStyle({ fontSize: `min(${vars.size.display}, 4.5rem)` });

export const line = siteStyle({ '@media': { [from('tablet')]: { display: 'block' } } });

export const lead = siteStyle({
  maxWidth: '52ch',
  marginBlockStart: `clamp(${vars.space.xs}, 2vw, ${vars.space.l})`,
});

export const start = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.m}`,
  '@media': { ...columns(1, 8)['@media'], print: { display: 'none' } },
});

export const startNote = siteStyle({ maxWidth: '36ch', textWrap: 'balance' });

/** The buttons, after the sum. */
export const actions = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.m}`,
});

/** One row over all columns; two columns in narrow windows. */
export const proof = siteStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.s} ${vars.space.gutter}`,
  paddingBlock: vars.space.s,
  borderBlock: hairline,
  '@media': {
    [from('desktop')]: { gridTemplateColumns: '3fr 5fr 4fr 5fr' },
  },
});

export const person = siteStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  '@media': { [below('tablet')]: { gridColumn: '1 / -1' } },
});

export const fact = siteStyle({
  display: 'grid',
  alignContent: 'start',
  lineHeight: vars.leading.snug,
  '@media': {
    [below('tablet')]: {
      selectors: {
        // The last figure has a separate row.
        '&:nth-last-child(2)': {
          gridColumn: '1 / -1',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: vars.space.xs,
        },
      },
    },
  },
});

export const figure = siteStyle({
  fontSize: vars.size.h3,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  fontVariationSettings: vars.fontVariation.heading,
  letterSpacing: vars.tracking.heading,
});

export const factLabel = siteStyle({ color: vars.color.text.muted, fontSize: vars.size.small });

/**
 * Checkboxes and their result, beside the text. The lines of the drawing end below the checkboxes. On phones the
 * checkboxes stand after the proof. They are hidden without scripts, because scripts calculate the result.
 */
export const tasks = siteStyle({
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  '@media': {
    [from('desktop')]: { gridColumn: '8 / 13', gridRow: '1 / 3' },
    print: { display: 'none' },
    '(scripting: none)': { display: 'none' },
  },
});

// Phones show the first six tasks and all ticked ones. A link leads to the list of all tasks.
globalStyle(`${tasks} label:nth-child(n + 7):not(:has(:checked))`, {
  '@layer': { [layers.site]: { '@media': { [below('tablet')]: { display: 'none' } } } },
});

/**
 * Place of the result. It has the height of a result from the start, so that nothing moves when the result appears. On
 * phones, once a task is ticked, the first line of the result (the hours) sticks to the lower edge of the window.
 */
export const outcome = siteStyle({
  display: 'grid',
  gap: vars.space.s,
  placeContent: 'start',
  minHeight: '7.25rem',
  '@media': {
    [below('tablet')]: {
      minHeight: '10rem',
      selectors: {
        ':has(:checked) > &': {
          position: 'sticky',
          bottom: '-6rem',
          paddingTop: vars.space.xs,
          borderTop: hairline,
          background: vars.color.surface.page,
        },
      },
    },
  },
});

/** The hint has its own line below the status, which is still empty. */
export const hint = siteStyle({ flexBasis: '100%' });

export const links = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.l}`,
});

/**
 * The names at the ends of the lines align with the tasks to tick. The drawing ignores the pointer, so that elements
 * below it can be pressed.
 */
export const thread = siteStyle({
  gridColumn: '1 / -1',
  pointerEvents: 'none',
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: `minmax(0, 1fr) calc((100% - 11 * ${vars.space.gutter}) * 5 / 12 + 4 * ${vars.space.gutter} + ${vars.space.m})`,
    },
  },
});

globalStyle(`${thread} > svg`, {
  '@layer': {
    [layers.site]: {
      '@media': {
        // All line ends are on the first screen; the tangle still begins outside the page.
        [from('desktop')]: { justifySelf: 'end', width: 'auto', height: '18rem' },
      },
    },
  },
});

globalStyle(`${thread} > ol`, {
  '@layer': { [layers.site]: { pointerEvents: 'auto' } },
});

/**
 * The strip stands between the lead and the button. It ignores the pointer, so that elements below it can be pressed.
 */
export const strip = siteStyle({ pointerEvents: 'none' });
