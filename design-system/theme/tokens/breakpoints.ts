/** Window widths in CSS pixels from which a wider layout applies. */
export const breakpoints = { phone: 480, tablet: 768, desktop: 1024, wide: 1280 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** The media query that holds from this width up, for the `@media` key of a style. */
export const from = (breakpoint: Breakpoint) => `screen and (min-width: ${breakpoints[breakpoint]}px)`;
