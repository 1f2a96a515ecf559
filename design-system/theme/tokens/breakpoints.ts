/** Window widths from which a wider layout applies, in CSS pixels at a font size of 16 px. */
export const breakpoints = { phone: 480, tablet: 768, desktop: 1024, wide: 1280 } as const;
export type Breakpoint = keyof typeof breakpoints;

// Widths are in `em`, because in a media query an `em` is the font size that the visitor set in the browser. With large
// text the narrow layout applies.
const atLeast = (breakpoint: Breakpoint) => `(min-width: ${breakpoints[breakpoint] / 16}em)`;
// The value is 0.02 px less, because the width of a window may have a fraction of a pixel.
const under = (breakpoint: Breakpoint) => `(max-width: ${(breakpoints[breakpoint] - 0.02) / 16}em)`;

/** Returns a media query for windows of this width and wider, for the `@media` key of a style. */
export const from = (breakpoint: Breakpoint) => `screen and ${atLeast(breakpoint)}`;

/** Returns a media query for windows that are narrower than this width. */
export const below = (breakpoint: Breakpoint) => `screen and ${under(breakpoint)}`;

/** Returns a media query for windows from the first width up to the second. */
export const between = (first: Breakpoint, second: Breakpoint) => `${from(first)} and ${under(second)}`;

/** Media query for windows with space for the navigation in a row. */
export const desktopWindow = atLeast('desktop');
