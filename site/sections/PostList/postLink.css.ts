import { rowLink, siteStyle } from '#design-system/styles';

/** The title of a post in a list; when it takes the focus, the whole entry comes into view, whose ring it is. */
export const postLink = siteStyle({ ...rowLink, scrollMarginBlock: '14rem 16rem' });
