import { siteStyle } from '#design-system/styles';

/** What can only be pressed stays off the paper. */
export const onScreen = siteStyle({ '@media': { print: { display: 'none' } } });

/** A path means nothing on paper: there the whole address stands. */
export const onPaper = siteStyle({ display: 'none', '@media': { print: { display: 'block' } } });
