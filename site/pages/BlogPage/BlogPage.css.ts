import { siteStyle } from '#design-system/styles';

export const categories = siteStyle({ '@media': { print: { display: 'none' } } });
