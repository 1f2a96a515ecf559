import { siteStyle } from '#design-system/styles';

/** Controls are not printed. */
export const onScreen = siteStyle({ '@media': { print: { display: 'none' } } });

/** Full address, shown only in print, because a path is of no use on paper. */
export const onPaper = siteStyle({ display: 'none', '@media': { print: { display: 'block' } } });
