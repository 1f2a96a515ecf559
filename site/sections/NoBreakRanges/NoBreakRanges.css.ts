import { siteStyle } from '#design-system/styles';

export const range = siteStyle({ whiteSpace: 'nowrap' });
