import { defineConfig } from 'vitest/config';

/** The built site in three engines, one file each, two at a time: a browser waits more than it computes. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    name: 'browsers',
    include: ['tests/browsers/*.test.ts'],
    reporters: ['default', './tests/support/flakyReporter.ts'],
    globalSetup: 'tests/browsers/startTable.ts',
    maxWorkers: 2,
    // flakyReporter.ts names a test that passes at its second try.
    retry: 1,
    // Each wait within has a limit of its own: a journey that is left halfway would disturb the next.
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
});
