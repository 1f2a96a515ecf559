import { siteStyle } from '#design-system/styles';

/** Breaks inside the name only where the line is shorter than the name. */
export const name = siteStyle({ display: 'inline-block', maxWidth: '100%' });
