import { siteStyle } from '#design-system/styles';

/** Controls are not printed. */
export const onScreen = siteStyle({ '@media': { print: { display: 'none' } } });

/** A path means nothing on paper: there the whole address stands. */
export const onPaper = siteStyle({ display: 'none', '@media': { print: { display: 'block' } } });
