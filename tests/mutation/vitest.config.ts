import { defineConfig } from 'vitest/config';

/** The tests that must notice a mutated service: those beside the code and the contracts, without a browser. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    // Enough for a mutant; the usual twenty thousand make each take seconds.
    env: { PROPERTY_RUNS: '500' },
    include: [
      'services/assistant/*.test.ts',
      'services/{audit,storage,generation}/**/*.test.ts',
      'design-system/components/Markdown/linkPolicy.test.ts',
    ],
  },
});
