import { below, from, hairline, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { figureType } from '#site/sections/measures.ts';

/** Diameter of the dot at the end of a line: twice the `dotRadius` of `PriceExamples.tsx`. */
const dot = '13px';

const onPhones = below('tablet');
const wideOrPrinted = `${from('tablet')}, print`;

export const examples = siteStyle({
  display: 'grid',
  gap: `${vars.space.m} ${vars.space.gutter}`,
  '@media': {
    [wideOrPrinted]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      // Four rows: size with price, example, line, figures. Each row is as high as the highest of the three examples.
      gridTemplateRows: 'repeat(4, auto)',
    },
  },
});

export const example = siteStyle({
  display: 'grid',
  rowGap: vars.space.m,
  alignContent: 'start',
  minWidth: 0,
  breakInside: 'avoid',
  '@media': {
    [onPhones]: { rowGap: vars.space.xs, paddingBottom: vars.space.m, borderBottom: hairline },
    [wideOrPrinted]: { gridRow: 'span 4', gridTemplateRows: 'subgrid' },
  },
});

export const size = siteStyle({
  '@media': {
    [onPhones]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
    },
  },
});

/** A line whose length shows the time, drawn over a thin line for the longest of the three examples. */
export const durationLine = siteStyle({
  display: 'block',
  marginTop: vars.space.xs,
  width: `calc(100% - ${dot} / 2)`,
  height: dot,
  overflow: 'visible',
  color: vars.color.accent.fill,
  stroke: 'currentColor',
  strokeWidth: '2.2px',
  '@media': { [onPhones]: { display: 'none' } },
});

export const longest = siteStyle({ stroke: vars.color.line.hairline, strokeWidth: '1px' });

export const end = siteStyle({ color: vars.color.done, fill: 'currentColor', stroke: 'none' });

export const price = siteStyle({
  ...figureType,
  lineHeight: vars.leading.snug,
});

export const figures = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.normal,
});

/** In a narrow column the value stands below its name. */
export const figure = siteStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s });

export const explanation = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.m,
  paddingTop: vars.space.xxl,
});

export const explanationTitle = siteStyle(columns(1, 5));

export const explanationText = siteStyle({ ...columns(5, 13), minWidth: 0 });
