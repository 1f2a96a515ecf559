import { breakpoints } from '../../theme/tokens/breakpoints.ts';

/**
 * The windows that have room for the navigation in a row: from 1024 px. In `em`, so that a visitor whose text is twice
 * as large gets the column, which has room for it.
 */
export const wideWindow = `(min-width: ${breakpoints.desktop / 16}em)`;
