import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Lets property tests draw few examples: a mutant that needs two thousand to be noticed wants a test of its own.
 * And draws units of text instead of whole characters, which takes fast-check a second to prepare, for each mutant anew.
 */
const fewerDraws: Plugin = {
  name: 'fewer-draws',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.test.ts')
      ? code
          .replace(/numRuns: [\d_]+/g, 'numRuns: 25')
          .replaceAll("unit: 'binary'", 'unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit))')
      : undefined,
};

/** The first failure ends the run of a mutant, so what is quick and near comes first, and properties last. */
class QuickestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    return Promise.resolve(files.toSorted((a, b) => slowness(a.moduleId) - slowness(b.moduleId)));
  }
}
const slowness = (file: string) => {
  if (file.endsWith('.property.test.ts')) return 2;
  return file.endsWith('parseReport.test.ts') ? 1 : 0;
};

/** The tests that must notice a mutated service: those beside the code, without a browser. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  plugins: [fewerDraws],
  test: {
    env: { PROPERTY_RUNS: '25' },
    setupFiles: 'tests/mutation/fewExamples.ts',
    sequence: { sequencer: QuickestFirst },
    // One set of modules for all files of a run: most of the time went into importing them anew.
    isolate: false,
    testTimeout: 10_000,
    include: [
      'services/assistant/*.test.ts',
      'services/audit/{parseReport*,plainText,parse/*}.test.ts',
      'services/{storage,generation}/**/*.test.ts',
      'design-system/components/Markdown/linkPolicy.test.ts',
    ],
  },
});
