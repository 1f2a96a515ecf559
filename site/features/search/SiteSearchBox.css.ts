import { siteStyle } from '#design-system/styles';

/** Reserves its space, hidden until scripts run. */
export const waiting = siteStyle({ visibility: 'hidden' });
