// Runs every check in order, tells each one's time, and closes with the number of tests that passed and failed.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

interface Step {
  readonly name: string;
  readonly command: string;
  /** Where the step writes its results, if it counts tests. */
  readonly report?: string;
  /** Mostly waits, so it starts at once and runs beside the others; what it says is printed in its place. */
  readonly beside?: boolean;
}

const vitest = (project: string) =>
  `vitest run --config tests/vitest.config.ts --project ${project} --reporter=default --reporter=json --outputFile.json=reports/${project}.json`;

const steps: readonly Step[] = [
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'lint', command: 'biome check --error-on-warnings .' },
  { name: 'unused code', command: 'knip' },
  { name: 'unit', command: vitest('unit'), report: 'reports/unit.json' },
  { name: 'Storybook', command: 'npm run --silent storybook:build' },
  { name: 'build', command: 'npm run --silent build' },
  { name: 'build with warnings', command: 'npm run --silent build -- --development' },
  { name: 'contract', command: vitest('contract'), report: 'reports/contract.json', beside: true },
  { name: 'stories', command: 'npm run --silent test:stories', report: 'reports/stories.json' },
  { name: 'gates of the stories', command: 'npm run --silent test:gates', report: 'reports/gates.json' },
  { name: 'end to end', command: 'npm run --silent test:e2e', report: 'reports/e2e.json' },
  { name: 'requirements', command: 'tsx tests/support/coverageTable.ts' },
];

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');
const binaries = `node_modules/.bin${path.delimiter}${process.env.PATH}`;
const begun = new Map(
  steps.filter(({ beside }) => beside).map((step) => [step, { started: Date.now(), run: run(step) }]),
);
let passed = 0;
let failed = 0;

for (const step of steps) {
  console.log(`\n== ${step.name}`);
  const { started, run: running } = begun.get(step) ?? { started: Date.now(), run: run(step) };
  const { status, output, ended } = await running;
  process.stdout.write(output);
  const { report } = step;
  const counted = report ? countIn(report) : { passed: 0, failed: 0 };
  passed += counted.passed;
  failed += counted.failed;
  if (status !== 0 && counted.failed === 0) failed += 1;
  if (report && counted.passed + counted.failed === 0) {
    console.log(`${step.name} ran no test.`);
    failed += 1;
  }
  const counts = report ? `, ${counted.passed} passed, ${counted.failed} failed` : '';
  const seconds = Math.round((ended - started) / 1000);
  console.log(`== ${step.name}: ${status === 0 ? 'ok' : 'FAILED'} in ${seconds} s${counts}`);
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Runs a step; what one beside the others says is kept until it is asked for. */
function run({ command, beside = false }: Step): Promise<{ status: number; output: string; ended: number }> {
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'],
    env: { ...process.env, PATH: binaries },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('close', (status) => resolve({ status: status ?? 1, output, ended: Date.now() }));
  });
}

/** Reads vitest's, Jest's and Playwright's summaries. */
function countIn(report: string): { passed: number; failed: number } {
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  const summary = JSON.parse(readFileSync(report, 'utf8'));
  if (summary.stats)
    return { passed: summary.stats.expected, failed: summary.stats.unexpected + summary.stats.flaky };
  return { passed: summary.numPassedTests, failed: summary.numFailedTests };
}
