import { siteStyle } from '#design-system/styles';

/** As wide as the three columns it stands in allow. */
export const glyph = siteStyle({ width: '15rem' });

export const categories = siteStyle({ '@media': { print: { display: 'none' } } });
