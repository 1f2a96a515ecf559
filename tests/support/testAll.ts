// Runs the checks and suites in `stages`, and prints the time of each. Fails if one of them fails.
// Usage: npm test                              all of them
//        npm test -- everything                these and the suites that need other browsers, Java or the npm registry
//        npm test -- <suite> [its arguments]   one: npm test -- unit Button, npm test -- stories --update
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import concurrently, { type CloseEvent } from 'concurrently';

// Many tests cause errors on purpose, and the code reports them. They are printed only for a test that fails.
const vitest = (project: string) =>
  `vitest run --config tests/vitest.config.ts --project ${project} --silent=passed-only --reporter=default --reporter=./tests/support/flakyReporter.ts --reporter=junit --outputFile.junit=reports/${project}.xml`;

/** Commands by the names of their suites. */
const suites = {
  types: 'tsc --noEmit',
  lint: 'biome check --error-on-warnings .',
  unused: 'knip',
  unit: vitest('unit'),
  sample: `${vitest('sample')} --passWithNoTests`,
  contract: vitest('contract'),
  workerd: vitest('workerd'),
  build: 'tsx site/build/build.ts',
  development: 'tsx site/build/build.ts --development',
  storybook: 'storybook build --output-dir storybook-static --quiet',
  stories: 'tsx tests/support/testStories.ts',
  e2e: 'playwright test --config tests/e2e/playwright.config.ts',
  requirements: 'tsx tests/support/coverageTable.ts',
  browsers: 'npm run --silent test:browsers --',
  accessibility: 'npm run --silent test:accessibility --',
  consumers: 'vitest run --config tests/consumers/vitest.config.ts',
  chromatic: 'tsx tests/support/chromatic.ts',
  pictures: 'tsx tests/visual/pictures.ts',
  mutation: 'stryker run tests/mutation/stryker.config.json',
} as const;
type Suite = keyof typeof suites;

interface Stage {
  /** Number of suites that run side by side. */
  readonly atOnce: number;
  /** Suites of the stage, the longest first. */
  readonly names: readonly Suite[];
}

/** Stages of all checks, one after another. */
const stages: readonly Stage[] = [
  {
    atOnce: 3,
    names: [
      'contract',
      'unit',
      'build',
      'storybook',
      'workerd',
      'development',
      'types',
      'sample',
      'unused',
      'lint',
    ],
  },
  // Each of these suites uses two cores.
  { atOnce: 1, names: ['stories', 'e2e'] },
  { atOnce: 1, names: ['requirements'] },
];

/** Stage of the suites that need more software than `npm ci` installs. */
const others: Stage = { atOnce: 1, names: ['browsers', 'accessibility', 'consumers'] };

/** Number of lines of a failed step that are printed at the end. */
const mostLines = 80;

const [askedSuite, ...suiteArguments] = process.argv.slice(2);
if (askedSuite === undefined) await runAll(stages);
else if (askedSuite === 'everything') await runAll([...stages, others]);
else runOne(askedSuite, suiteArguments);

async function runAll(all: readonly Stage[]) {
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports');
  const failed: string[] = [];
  let output = '';
  const outputStream = new PassThrough();
  outputStream.on('data', (chunk) => {
    output += chunk;
  });
  outputStream.pipe(process.stdout);
  for (const { atOnce, names } of all) {
    const steps = names.map((name) => ({ name, command: suites[name] }));
    const { result } = concurrently(steps, {
      group: true,
      timings: true,
      maxProcesses: atOnce,
      outputStream,
    });
    const closed = await result.catch((ended: CloseEvent[]) => ended);
    for (const { command, exitCode } of closed) if (exitCode !== 0) failed.push(command.name);
  }
  if (failed.length > 0) {
    for (const name of failed) console.log(`\n${lastLinesOf(name, output)}`);
    console.log(`These steps failed: ${failed.join(', ')}.`);
    process.exitCode = 1;
  }
}

/** Returns the last lines of a step, again, as thousands of lines of other steps may follow them. */
function lastLinesOf(name: string, output: string) {
  const lines = output.split('\n').filter((line) => line.startsWith(`[${name}]`));
  return lines.slice(-mostLines).join('\n');
}

function runOne(name: string, suiteArguments: readonly string[]) {
  const command = Object.entries(suites).find(([suite]) => suite === name)?.[1];
  if (command === undefined) {
    console.error(`There is no suite "${name}". There are: everything, ${Object.keys(suites).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const [program = '', ...ownArguments] = command.split(' ');
  process.exitCode =
    spawnSync(program, [...ownArguments, ...suiteArguments], { stdio: 'inherit' }).status ?? 1;
}
