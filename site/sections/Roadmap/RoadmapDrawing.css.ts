import { globalStyle } from '@vanilla-extract/css';

import { layers, siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';
import { columnGap, dot, narrow, tiniest, tiny, wide, yearColumns } from './roadmapMeasures.ts';

/** Half a lane a row, below the marks. */
export const map = siteStyle({
  ...yearColumns,
  columnGap: columnGap.narrow,
  gridTemplateRows: `auto repeat(18, calc(${narrow.height} / 18))`,
  '@container': {
    [tiny.room]: { gridTemplateRows: `auto repeat(18, calc(${tiny.height} / 18))` },
    [wide.room]: {
      columnGap: columnGap.wide,
      gridTemplateRows: `auto repeat(18, calc(${wide.height} / 18))`,
    },
  },
});

/** Its children stand in the columns of the map. */
export const marks = siteStyle({ display: 'contents' });

/** Over the line where its year begins. */
export const mark = siteStyle({
  position: 'relative',
  gridRow: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xs,
  paddingBottom: vars.space.s,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
  whiteSpace: 'nowrap',
  selectors: {
    '& + &::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '100%',
      insetInlineStart: 0,
      height: narrow.height,
      borderInlineStart: hairline,
    },
  },
  '@container': {
    [tiny.room]: { selectors: { '& + &::after': { height: tiny.height } } },
    [tiniest]: {
      gridTemplateColumns: 'min-content',
      overflowWrap: 'normal',
      fontSize: vars.size.caption,
      whiteSpace: 'normal',
    },
    [wide.room]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignContent: 'start',
      // Names over the first lane reach into it.
      paddingBottom: 0,
      marginBottom: vars.space.m,
      selectors: { '& + &::after': { height: `calc(${wide.height} + ${vars.space.m})` } },
    },
  },
});

// Each in its column: what stands in the rows of the lanes may reach into theirs.
for (const part of [1, 2, 3, 4])
  globalStyle(`${mark}:nth-child(${part})`, { '@layer': { [layers.site]: { gridColumn: part } } });

// Its name has no space beside that of the first year.
globalStyle(`${mark}:first-child`, {
  '@layer': { [layers.site]: { '@container': { [tiniest]: { display: 'none' } } } },
});

export const count = siteStyle({
  color: vars.color.text.body,
  // The last at the ends of the lines, even where its year is narrower.
  selectors: { ':last-child > &': { justifySelf: 'end' } },
  '@container': { [tiniest]: { display: 'none' } },
});

const drawing = {
  position: 'relative',
  gridRow: '2 / -1',
  height: '100%',
  // As far as the line of the first year, which is outside its column.
  maxWidth: 'none',
  overflow: 'visible',
  // Of its lines and dots.
  fontSize: '1rem',
} as const;

/** From the names to the line of the first year. */
export const beginning = siteStyle({
  ...drawing,
  gridColumn: 1,
  width: `calc(100% + ${columnGap.narrow})`,
  '@container': {
    [wide.room]: {
      marginInlineStart: wide.names,
      width: `calc(100% + ${columnGap.wide} - ${wide.names})`,
    },
  },
});

/** Its last dots end where the page does. */
export const lanes = siteStyle({ ...drawing, gridColumn: '2 / -1', width: `calc(100% - ${dot})` });

export const tangled = siteStyle({
  display: 'none',
  '@container': { [wide.room]: { display: 'inline' } },
});

export const straight = siteStyle({ '@container': { [wide.room]: { display: 'none' } } });
