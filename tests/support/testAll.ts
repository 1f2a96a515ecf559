// Runs every check, tells each one's time, and closes with the number of tests that passed and failed.
import { spawn } from 'node:child_process';
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

/** Lanes run side by side, as no step keeps two cores busy alone; the steps of a lane run one after another. */
const lanes: readonly (readonly Step[])[] = [
  [
    { name: 'types', command: 'tsc --noEmit' },
    { name: 'lint', command: 'biome check --error-on-warnings .' },
    { name: 'unused code', command: 'knip' },
    { name: 'unit', command: vitest('unit'), report: 'reports/unit.json' },
  ],
  [{ name: 'contract', command: vitest('contract'), report: 'reports/contract.json' }],
  [
    { name: 'Storybook', command: 'npm run --silent storybook:build' },
    { name: 'build', command: 'npm run --silent build' },
    { name: 'build with warnings', command: 'npm run --silent build -- --development' },
    { name: 'stories', command: 'npm run --silent test:stories', report: 'reports/stories.json' },
    {
      name: 'self-tests of the stories',
      command: 'npm run --silent test:self',
      report: 'reports/selfTests.json',
    },
    { name: 'end to end', command: 'npm run --silent test:e2e', report: 'reports/e2e.json' },
  ],
];
const last: Step = { name: 'requirements', command: 'tsx tests/support/coverageTable.ts' };

/** A step on its way. What it says is kept until its turn to be shown, and from then on shown as it comes. */
class Run {
  #kept = '';
  #shown = false;
  readonly ended: Promise<{ readonly status: number; readonly seconds: number }>;

  constructor({ command }: Step, after: Promise<unknown>) {
    this.ended = after.then(() => {
      const started = Date.now();
      const child = spawn(command, {
        shell: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, PATH: binaries },
      });
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => this.#say(text));
      return new Promise((resolve) => {
        child.on('close', (status) =>
          resolve({ status: status ?? 1, seconds: Math.round((Date.now() - started) / 1000) }),
        );
      });
    });
  }

  show() {
    this.#shown = true;
    this.#say('');
    return this.ended;
  }

  #say(text: string) {
    this.#kept += text;
    if (!this.#shown) return;
    process.stdout.write(this.#kept);
    this.#kept = '';
  }
}

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');
const binaries = `node_modules/.bin${path.delimiter}${process.env.PATH}`;
const runs = new Map<Step, Run>();
for (const lane of lanes) {
  let before: Promise<unknown> = Promise.resolve();
  for (const step of lane) {
    const run = new Run(step, before);
    runs.set(step, run);
    before = run.ended;
  }
}
runs.set(last, new Run(last, Promise.all([...runs.values()].map(({ ended }) => ended))));

let passed = 0;
let failed = 0;
for (const [{ name, report }, run] of runs) {
  console.log(`\n== ${name}`);
  const { status, seconds } = await run.show();
  const counted = report ? countIn(report) : { passed: 0, failed: 0 };
  passed += counted.passed;
  failed += counted.failed;
  if (status !== 0 && counted.failed === 0) failed += 1;
  if (report && counted.passed + counted.failed === 0) {
    console.log(`${name} ran no test.`);
    failed += 1;
  }
  const counts = report ? `, ${counted.passed} passed, ${counted.failed} failed` : '';
  console.log(`== ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${seconds} s${counts}`);
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
