import { siteStyle, vars } from '#design-system/styles';

export const categories = siteStyle({ '@media': { print: { display: 'none' } } });

/** The list begins in the first window: the head brings all the space above it. */
export const list = siteStyle({ marginBlockStart: `calc(${vars.space.section} / -2)` });

export const drawing = siteStyle({ maxHeight: '11rem' });
