/** For tests of what moves: `test.use(moving)`. All others are run as for a visitor who wants less motion. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;
