import { rowLink, siteStyle, vars } from '#design-system/styles';

/** The figures of a title stay together where they fit on a line. */
export const change = siteStyle({ display: 'inline-block' });

/** The case, and below it whose it is. */
export const trail = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
});

export const next = siteStyle({ '@media': { print: { display: 'none' } } });

export const nextCase = siteStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline last',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

/** Leaves its line to the link where both have room. */
export const nextTitle = siteStyle({ flex: '1 1 20rem' });

/** The whole of the next case is the target. */
export const nextLink = siteStyle({ selectors: { '&::after': rowLink.selectors['&::after'] } });
