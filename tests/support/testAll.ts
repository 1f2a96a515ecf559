// Runs every check in order, tells each one's time, and closes with the number of tests that passed and failed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

interface Step {
  readonly name: string;
  readonly command: string;
  /** Where the step writes its results, if it counts tests. */
  readonly report?: string;
}

const vitest = (project: string) =>
  `vitest run --config tests/vitest.config.ts --project ${project} --reporter=default --reporter=json --outputFile.json=reports/${project}.json`;

const steps: readonly Step[] = [
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'lint', command: 'biome check --error-on-warnings .' },
  { name: 'unused code', command: 'knip' },
  { name: 'unit', command: vitest('unit'), report: 'reports/unit.json' },
  { name: 'contract', command: vitest('contract'), report: 'reports/contract.json' },
  { name: 'Storybook', command: 'npm run --silent storybook:build' },
  { name: 'stories', command: 'npm run --silent test:stories', report: 'reports/stories.json' },
  { name: 'gates of the stories', command: 'npm run --silent test:gates', report: 'reports/gates.json' },
  { name: 'build', command: 'npm run --silent build' },
  { name: 'build with warnings', command: 'npm run --silent build -- --development' },
  { name: 'end to end', command: 'npm run --silent test:e2e', report: 'reports/e2e.json' },
  { name: 'requirements', command: 'tsx tests/support/coverageTable.ts' },
];

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');
const binaries = `node_modules/.bin${path.delimiter}${process.env.PATH}`;
let passed = 0;
let failed = 0;

for (const { name, command, report } of steps) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PATH: binaries },
  });
  const counted = report ? countIn(report) : { passed: 0, failed: 0 };
  passed += counted.passed;
  failed += counted.failed;
  if (status !== 0 && counted.failed === 0) failed += 1;
  if (report && counted.passed + counted.failed === 0) {
    console.log(`${name} ran no test.`);
    failed += 1;
  }
  console.log(
    `== ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Reads vitest's, Jest's and Playwright's summaries. */
function countIn(report: string): { passed: number; failed: number } {
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  const summary = JSON.parse(readFileSync(report, 'utf8'));
  if (summary.stats)
    return { passed: summary.stats.expected, failed: summary.stats.unexpected + summary.stats.flaky };
  return { passed: summary.numPassedTests, failed: summary.numFailedTests };
}
