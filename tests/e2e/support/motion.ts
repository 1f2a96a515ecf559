/** For tests about motion: `test.use(withMotion)`. All others run with `prefers-reduced-motion: reduce`. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
