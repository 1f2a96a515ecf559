import { defineConfig, type Plugin } from 'vitest/config';

/** Lets property tests draw few examples: a mutant that needs two thousand to be noticed wants a test of its own. */
const fewerDraws: Plugin = {
  name: 'fewer-draws',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.test.ts') ? code.replace(/numRuns: [\d_]+/g, 'numRuns: 25') : undefined,
};

/** The tests that must notice a mutated service: those beside the code, without a browser. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  plugins: [fewerDraws],
  test: {
    env: { PROPERTY_RUNS: '500' },
    include: [
      'services/assistant/*.test.ts',
      'services/{audit,storage,generation}/**/*.test.ts',
      'design-system/components/Markdown/linkPolicy.test.ts',
    ],
  },
});
