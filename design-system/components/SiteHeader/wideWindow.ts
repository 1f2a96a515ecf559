import { breakpoints } from '../../theme/tokens/breakpoints.ts';

/** The windows that have room for the navigation in a row: from 1024 px, or more where the browser's text is larger. */
export const wideWindow = `(min-width: ${breakpoints.desktop / 16}em)`;
