/** Window widths from which a wider layout applies, in CSS pixels where the browser's text is 16 px large. */
export const breakpoints = { phone: 480, tablet: 768, desktop: 1024, wide: 1280 } as const;
export type Breakpoint = keyof typeof breakpoints;

// In a media query an `em` is the size of text that the visitor chose in the browser: large text gets the narrow layout.
const atLeast = (breakpoint: Breakpoint) => `(min-width: ${breakpoints[breakpoint] / 16}em)`;
// Windows may have fractions of a pixel.
const under = (breakpoint: Breakpoint) => `(max-width: ${(breakpoints[breakpoint] - 0.02) / 16}em)`;

/** The media query that holds from this width up, for the `@media` key of a style. */
export const from = (breakpoint: Breakpoint) => `screen and ${atLeast(breakpoint)}`;

/** The media query that holds below this width, where `from` does not. */
export const below = (breakpoint: Breakpoint) => `screen and ${under(breakpoint)}`;

/** The media query that holds from the first width up to the second. */
export const between = (first: Breakpoint, second: Breakpoint) => `${from(first)} and ${under(second)}`;

/** Windows with space for the navigation in a row. */
export const desktopWindow = atLeast('desktop');
