import { rowLink, siteStyle } from '#design-system/styles';

/** The figures of a title stay together where they fit on a line. */
export const change = siteStyle({ display: 'inline-block' });

export const next = siteStyle({ '@media': { print: { display: 'none' } } });

export const nextCase = siteStyle({ position: 'relative' });

/** The whole of the next case is the target. */
export const nextLink = siteStyle({ selectors: { '&::after': rowLink.selectors['&::after'] } });
