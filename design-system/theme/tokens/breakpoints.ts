/** Window widths in CSS pixels from which a wider layout applies. */
export const breakpoints = { phone: 480, tablet: 768, desktop: 1024, wide: 1280 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** The media query that holds from this width up, for the `@media` key of a style. */
export const from = (breakpoint: Breakpoint) => `screen and (min-width: ${breakpoints[breakpoint]}px)`;

/** The media query that holds below this width, where `from` does not; windows may have fractions of a pixel. */
export const below = (breakpoint: Breakpoint) =>
  `screen and (max-width: ${breakpoints[breakpoint] - 0.02}px)`;

/** Windows with room for the navigation in a row: from 1024 px, or more where the browser's text is larger. */
export const desktopWindow = `(min-width: ${breakpoints.desktop / 16}em)`;
