import { siteStyle } from '#design-system/styles';

/** A name breaks only if it is longer than a line. */
export const name = siteStyle({ display: 'inline-block', maxWidth: '100%' });
