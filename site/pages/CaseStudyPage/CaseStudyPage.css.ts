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

export const nextCase = siteStyle({ position: 'relative' });

/** Says that the title leads there. */
export const arrow = siteStyle({
  display: 'inline-block',
  // Higher than a line, which it must not push apart.
  marginBlock: '-0.2em',
  marginInlineStart: vars.space.s,
  color: vars.color.accent.text,
  verticalAlign: '-0.12em',
});

export const nextLink = siteStyle(rowLink);
