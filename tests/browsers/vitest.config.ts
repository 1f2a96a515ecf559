import { defineConfig } from 'vitest/config';

/** Runs the built site in three engines, one file each. Two run at a time, because a browser mostly waits. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    name: 'browsers',
    include: ['tests/browsers/*.test.ts'],
    reporters: ['default', './tests/support/flakyReporter.ts'],
    globalSetup: 'tests/browsers/startTable.ts',
    maxWorkers: 2,
    // flakyReporter.ts prints each test that passes only when it is repeated.
    retry: 1,
    // Long, because a cancelled journey would disturb the next one. Each wait in a journey has its own limit.
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
});
