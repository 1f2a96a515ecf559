import { defineConfig } from 'vitest/config';

/** Applications that install the package and a framework of their own; a step of its own, because it asks the registry. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/consumers/*.test.ts'],
    reporters: ['default', './tests/support/flakyReporter.ts'],
    globalSetup: 'tests/consumers/packLibrary.ts',
    retry: 1,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
