import { defineConfig } from 'vitest/config';

/** The built site in three engines, one file each, two at a time: a browser waits more than it computes. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    name: 'browsers',
    include: ['tests/browsers/*.test.ts'],
    globalSetup: 'tests/browsers/startTable.ts',
    maxWorkers: 2,
    // Each wait within has a limit of its own: a journey that is left halfway would disturb the next.
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
});
