import { siteStyle } from '#design-system/styles';

/** All of them are seen; in the chat they stand in one row. */
export const suggestions = siteStyle({ flexWrap: 'wrap' });

/** Takes its room, but offers nothing to press before scripts can answer. */
export const waiting = siteStyle({ visibility: 'hidden' });
