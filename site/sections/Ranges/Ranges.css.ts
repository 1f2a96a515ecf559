import { siteStyle } from '#design-system';

export const range = siteStyle({ whiteSpace: 'nowrap' });
