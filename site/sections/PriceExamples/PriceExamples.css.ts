import { from, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline, onTablets } from '#site/sections/measures.ts';

const dot = '13px';

export const examples = siteStyle({
  display: 'grid',
  gap: `${vars.space.xxl} ${vars.space.gutter}`,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      // Lane, size with price, example, figures: each row as high as the highest of the three.
      gridTemplateRows: 'repeat(4, auto)',
      rowGap: vars.space.m,
    },
  },
});

export const example = siteStyle({
  display: 'grid',
  rowGap: vars.space.m,
  alignContent: 'start',
  minWidth: 0,
  breakInside: 'avoid',
  '@media': { [from('tablet')]: { gridRow: 'span 4', gridTemplateRows: 'subgrid' } },
});

/** The time as a lane, along the line of the longest of the three. */
export const lane = siteStyle({
  display: 'block',
  marginTop: vars.space.xs,
  width: `calc(100% - ${dot} / 2)`,
  height: dot,
  overflow: 'visible',
  color: vars.color.accent.fill,
  stroke: 'currentColor',
  strokeWidth: '2.2px',
});

export const longest = siteStyle({ stroke: vars.color.line.hairline, strokeWidth: '1px' });

export const end = siteStyle({ color: vars.color.done, fill: 'currentColor', stroke: 'none' });

export const price = siteStyle({
  fontSize: vars.size.figure,
  fontWeight: vars.weight.light,
  fontVariantNumeric: 'tabular-nums',
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.figure,
});

export const figures = siteStyle({ alignSelf: 'end', borderTop: hairline });

export const figure = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s}`,
  paddingBlock: vars.space.xs,
  borderBottom: hairline,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.normal,
  // Narrow columns would break some of the lines and not others.
  '@media': { [onTablets]: { flexDirection: 'column' } },
});

export const dearer = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.m,
  paddingTop: vars.space.xxl,
});

export const dearerTitle = siteStyle(columns(1, 5));

export const dearerList = siteStyle({ ...columns(5, 13), minWidth: 0 });
