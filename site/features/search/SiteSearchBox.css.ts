import { siteStyle } from '#design-system/styles';

/** Invisible until scripts run, but with its space reserved. */
export const waiting = siteStyle({ visibility: 'hidden' });
