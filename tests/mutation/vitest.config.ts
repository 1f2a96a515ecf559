import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Reduces property tests to few examples. A mutant that only thousands of examples would find needs its own test.
 * Replaces whole characters by UTF-16 units, because fast-check needs a second for each mutant to prepare characters.
 */
const fewerExamples: Plugin = {
  name: 'fewer-examples',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.test.ts')
      ? code
          .replace(/numRuns: [\d_]+/g, 'numRuns: 25')
          .replaceAll("unit: 'binary'", 'unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit))')
      : undefined,
};

/** Runs quick tests first and property tests last, because the first failure ends the run of a mutant. */
class QuickestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    return Promise.resolve(files.toSorted((a, b) => slowness(a.moduleId) - slowness(b.moduleId)));
  }
}
const slowness = (file: string) => {
  if (file.endsWith('.property.test.ts')) return 2;
  return file.endsWith('parseReport.test.ts') ? 1 : 0;
};

/** Tests that must fail for a mutated service: the tests beside the code, without a browser. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  plugins: [fewerExamples],
  test: {
    env: { PROPERTY_RUNS: '25' },
    setupFiles: 'tests/mutation/fewExamples.ts',
    sequence: { sequencer: QuickestFirst },
    // All files of a run share their modules, because importing them for each file took most of the time.
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
