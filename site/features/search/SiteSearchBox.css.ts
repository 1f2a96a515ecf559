import { siteStyle } from '#design-system/styles';

/** Takes its room, but offers nothing to press before scripts can answer. */
export const waiting = siteStyle({ visibility: 'hidden' });
