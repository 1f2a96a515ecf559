import { defineConfig } from 'vitest/config';

/** The built site in three engines, one file each; they share the machine, so they take turns. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    name: 'browsers',
    include: ['tests/browsers/*.test.ts'],
    globalSetup: 'tests/browsers/startTable.ts',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
