import { rowLink, siteStyle, vars } from '#design-system/styles';

/** "from 31% to 3%" in a title: on one line if it fits. Otherwise its first line is as long as possible. */
export const change = siteStyle({ display: 'inline-block', textWrap: 'wrap' });

/** Width of the arrow and of the space before it. */
const arrowRoom = `calc(1em + ${vars.space.s})`;

export const beforeArrow = siteStyle({ paddingInlineEnd: arrowRoom });

/** Breadcrumb, and the client below it. */
export const trail = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
});

export const next = siteStyle({ '@media': { print: { display: 'none' } } });

export const nextCase = siteStyle({ position: 'relative' });

/** Shows that the title is a link. It adds no width to its line, so it never begins a line. */
export const arrow = siteStyle({
  display: 'inline-block',
  // The icon is higher than a line. The negative margin keeps the line height.
  marginBlock: '-0.2em',
  marginInlineStart: vars.space.s,
  marginInlineEnd: `calc(-1 * ${arrowRoom})`,
  color: vars.color.accent.text,
  verticalAlign: '-0.12em',
});

export const nextLink = siteStyle(rowLink);
