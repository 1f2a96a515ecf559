import { hairline, siteStyle, vars } from '#design-system/styles';
import { largeFigures } from '#site/sections/measures.ts';

export const figures = siteStyle({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.gutter}`,
  // Two figures stand side by side if both fit on one line each, because a figure must not break.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(15rem, 34%)), 1fr))',
});

/** The figure stands directly above its label. */
export const row = siteStyle({
  display: 'grid',
  gap: vars.space.xxs,
  alignContent: 'start',
  breakInside: 'avoid',
  selectors: {
    // The first figure fills the row if it has bars, or if there are exactly three figures.
    '&:first-child:has(svg), &:first-child:nth-last-child(3)': { gridColumn: '1 / -1' },
    '& ~ &': { paddingTop: vars.space.m, borderTop: hairline },
  },
});

export const value = siteStyle({
  ...largeFigures,
  lineHeight: vars.leading.snug,
  // A single figure is larger, because it is the main statement of its entry.
  selectors: { [`${row}:only-child > &`]: { fontSize: `calc(0.84 * ${vars.size.h1})` } },
});

/** Arrow from the old figure to the new one. It is an icon, because the typeface has no arrow. */
export const arrow = siteStyle({
  display: 'inline-block',
  marginInline: '0.16em',
  color: vars.color.accent.text,
  verticalAlign: '-0.12em',
});

export const bars = siteStyle({
  display: 'block',
  width: '100%',
  height: '1.25rem',
  marginBlock: vars.space.xxs,
});

const bar = { stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' } as const;

export const barBefore = siteStyle({ ...bar, strokeWidth: 6, color: vars.color.accent.text });

export const barAfter = siteStyle({ ...bar, strokeWidth: 6, color: vars.color.done });
