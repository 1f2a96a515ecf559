/** Options for tests about motion: `test.use(withMotion)`. All other tests run with `prefers-reduced-motion: reduce`. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
