import { siteStyle } from '#design-system';

export const form = siteStyle({ maxWidth: '40rem' });
