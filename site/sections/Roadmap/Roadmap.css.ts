import { siteStyle, vars } from '#design-system/styles';
import { wide, widest, yearColumns } from './roadmapMeasures.ts';

/** Container queries instead of media queries: visitors may set text twice as large. */
export const roadmap = siteStyle({ container: 'roadmap / inline-size' });

/** The text stands below the drawing and uses the same columns. */
export const text = siteStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  paddingTop: vars.space.xl,
  '@container': { [widest]: yearColumns },
});

export const claim = siteStyle({ display: 'grid', gap: vars.space.s, alignContent: 'start' });

export const years = siteStyle({
  display: 'grid',
  rowGap: vars.space.xl,
  '@container': {
    // The results of all years start at the same height.
    [widest]: { gridColumn: '2 / -1', gridTemplateColumns: 'subgrid', rowGap: vars.space.xs },
  },
});

export const year = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  minWidth: 0,
  breakInside: 'avoid',
  '@container': {
    // The name of the year stands in the first column, the text in the others.
    [wide.container]: { ...yearColumns, rowGap: vars.space.s },
    [widest]: {
      gridRow: 'span 3',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      rowGap: vars.space.xs,
    },
  },
});

export const yearHead = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  '@container': { [wide.container]: { gridRow: 'span 2' }, [widest]: { gridRow: 'auto' } },
});

export const yearName = siteStyle({
  color: vars.color.accent.text,
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.snug,
});

const besideHead = {
  '@container': { [wide.container]: { gridColumn: '2 / -1' }, [widest]: { gridColumn: 1 } },
};

export const yearText = siteStyle(besideHead);

/** Results that are finished at the end of the year. */
export const results = siteStyle({
  marginTop: vars.space.s,
  paddingTop: vars.space.s,
  borderTop: `2px solid ${vars.color.done}`,
  ...besideHead,
});
