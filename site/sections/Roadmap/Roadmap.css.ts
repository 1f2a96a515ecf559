import { siteStyle, vars } from '#design-system/styles';
import { wide, widest, yearColumns } from './roadmapMeasures.ts';

/** Laid out by the space that it has, not by the window: its text may be twice as large. */
export const roadmap = siteStyle({ container: 'roadmap / inline-size' });

/** Below the map, in its columns. */
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
    // The results start at one height in each year.
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
    // Its name in the first column, its words in the others.
    [wide.room]: { ...yearColumns, rowGap: vars.space.s },
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
  '@container': { [wide.room]: { gridRow: 'span 2' }, [widest]: { gridRow: 'auto' } },
});

export const when = siteStyle({
  color: vars.color.accent.text,
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.snug,
});

const besideHead = {
  '@container': { [wide.room]: { gridColumn: '2 / -1' }, [widest]: { gridColumn: 1 } },
};

export const told = siteStyle(besideHead);

/** Results finished by then. */
export const held = siteStyle({
  marginTop: vars.space.s,
  paddingTop: vars.space.s,
  borderTop: `2px solid ${vars.color.done}`,
  ...besideHead,
});
