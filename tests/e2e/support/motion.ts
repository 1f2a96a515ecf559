/** For tests of what moves: `test.use(withMotion)`. All others are run as for a visitor who wants less motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
