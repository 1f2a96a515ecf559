import { globalStyle } from '@vanilla-extract/css';

import { hairline, layers, siteStyle, vars } from '#design-system/styles';
import { columnGap, dot, narrow, tiniest, tiny, wide, yearColumns } from './roadmapMeasures.ts';

/**
 * A row for the names of the parts (today and three years), then 18 rows: two for each of the nine lanes. A lane is the
 * track of one system.
 */
export const map = siteStyle({
  ...yearColumns,
  columnGap: columnGap.narrow,
  gridTemplateRows: `auto repeat(18, calc(${narrow.height} / 18))`,
  '@container': {
    [tiny.container]: { gridTemplateRows: `auto repeat(18, calc(${tiny.height} / 18))` },
    [wide.container]: {
      columnGap: columnGap.wide,
      gridTemplateRows: `auto repeat(18, calc(${wide.height} / 18))`,
    },
  },
});

/** Has no box, so that the names use the columns of the map. */
export const partNames = siteStyle({ display: 'contents' });

/** The name of a year stands above the vertical line at which the year begins. */
export const partName = siteStyle({
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
    [tiny.container]: { selectors: { '& + &::after': { height: tiny.height } } },
    [tiniest]: {
      gridTemplateColumns: 'min-content',
      overflowWrap: 'normal',
      fontSize: vars.size.caption,
      whiteSpace: 'normal',
    },
    [wide.container]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignContent: 'start',
      // The names above the first lane reach into this space.
      paddingBottom: 0,
      marginBottom: vars.space.m,
      selectors: { '& + &::after': { height: `calc(${wide.height} + ${vars.space.m})` } },
    },
  },
});

// Sets the column of each name. Automatic placement would fail, because names in the lanes overlap the columns.
for (const part of [1, 2, 3, 4])
  globalStyle(`${partName}:nth-child(${part})`, { '@layer': { [layers.site]: { gridColumn: part } } });

// The first name has no space beside the name of the first year.
globalStyle(`${partName}:first-child`, {
  '@layer': { [layers.site]: { '@container': { [tiniest]: { display: 'none' } } } },
});

export const count = siteStyle({
  color: vars.color.text.body,
  // The last count is right-aligned with the ends of the lines, even if the column of its year is narrower.
  selectors: { ':last-child > &': { justifySelf: 'end' } },
  '@container': { [tiniest]: { display: 'none' } },
});

const drawing = {
  position: 'relative',
  gridRow: '2 / -1',
  height: '100%',
  // The drawing reaches the line at which the first year begins. That line is outside the drawing's column.
  maxWidth: 'none',
  overflow: 'visible',
  // Stroke widths of lines and dots are set in `em` of this size.
  fontSize: '1rem',
} as const;

/** Lines of today, from the names to the beginning of the first year. */
export const beginning = siteStyle({
  ...drawing,
  gridColumn: 1,
  width: `calc(100% + ${columnGap.narrow})`,
  '@container': {
    [wide.container]: {
      marginInlineStart: wide.names,
      width: `calc(100% + ${columnGap.wide} - ${wide.names})`,
    },
  },
});

/** Lines of the three years. They end one dot before the edge, so that the last dots end at the edge. */
export const lanes = siteStyle({ ...drawing, gridColumn: '2 / -1', width: `calc(100% - ${dot})` });

export const tangled = siteStyle({
  display: 'none',
  '@container': { [wide.container]: { display: 'inline' } },
});

export const straight = siteStyle({ '@container': { [wide.container]: { display: 'none' } } });
