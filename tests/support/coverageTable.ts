// Says which tests prove which requirement and how many passed, from the reports of the last run of all tests.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

import { type Requirement, requirements } from './requirements.ts';

/** A test that was found in a report. A skipped test proves nothing. */
export interface FoundTest {
  /** Its full title; for a story with the tags it carries. */
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
}

/** A requirement with the tests that name it. */
export interface Coverage {
  readonly requirement: Requirement;
  readonly tests: readonly FoundTest[];
  readonly status: 'proven' | 'failing' | 'untested';
}

const jestReport = v.object({
  testResults: v.array(
    v.object({ assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })) }),
  ),
});

interface Suite {
  readonly suites?: readonly Suite[] | undefined;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}
const suite: v.GenericSchema<Suite> = v.object({
  suites: v.optional(v.array(v.lazy(() => suite))),
  specs: v.array(v.object({ title: v.string(), tests: v.array(v.object({ status: v.string() })) })),
});
const report = v.union([v.object({ suites: v.array(suite) }), jestReport]);

const outcomes: Readonly<Record<string, FoundTest['outcome']>> = {
  ...{ passed: 'passed', failed: 'failed' },
  ...{ expected: 'passed', unexpected: 'failed', flaky: 'failed' },
};
const found = (title: string, status: string): FoundTest => ({
  title,
  outcome: outcomes[status] ?? 'skipped',
});

/** The tests of a report of vitest, Jest or Playwright. Throws when it is none of these. */
export function testsIn(json: unknown): FoundTest[] {
  const known = v.parse(report, json);
  if ('suites' in known) return known.suites.flatMap(specsIn);
  return known.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => found(fullName, status)),
  );
}

const specsIn = ({ specs, suites = [] }: Suite): FoundTest[] => [
  ...specs.flatMap(({ title, tests }) => tests.map(({ status }) => found(title, status))),
  ...suites.flatMap(specsIn),
];

const storyIndex = v.object({
  entries: v.record(
    v.string(),
    v.object({
      title: v.string(),
      exportName: v.optional(v.string()),
      tags: v.optional(v.array(v.string()), []),
    }),
  ),
});

/** Adds to the tests of stories the tags of their stories, since a story is named for what a person sees. */
export function withStoryTags(tests: readonly FoundTest[], index: unknown): FoundTest[] {
  const stories = Object.values(v.parse(storyIndex, index).entries);
  return tests.map((test) => {
    const own = stories.find(({ title, exportName }) => test.title.startsWith(`${title} ${exportName} `));
    return own ? { ...test, title: `${test.title} (${own.tags.join(' ')})` } : test;
  });
}

/** Which tests name each requirement, e.g. "[NAV-08] a click outside closes the dropdown at once". */
export function coverageOf(promises: readonly Requirement[], tests: readonly FoundTest[]): Coverage[] {
  return promises.map((requirement) => {
    const own = tests.filter(({ title }) => new RegExp(`(?<!\\w)${requirement.id}(?!\\w)`).test(title));
    const outcome = (wanted: FoundTest['outcome']) => own.some((test) => test.outcome === wanted);
    const status = outcome('failed') ? 'failing' : outcome('passed') ? 'proven' : 'untested';
    return { requirement, tests: own, status };
  });
}

/** The table, as Markdown. */
export function tableOf(coverage: readonly Coverage[]): string {
  const rows = coverage.map(({ requirement: { id, text, proof }, tests, status }) => {
    const names = tests.map(({ title, outcome }) => (outcome === 'passed' ? title : `${title} (${outcome})`));
    const cells = [id, text, names.join('<br>') || `none (${proof})`, status];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return ['| id | requirement | tests | status |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}

function main() {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const tests = ['unit', 'contract', 'stories', 'self-tests', 'e2e'].flatMap((kind) => {
    const own = testsIn(read(`reports/${kind}.json`));
    if (own.length === 0) throw new Error(`reports/${kind}.json has no test.`);
    return kind === 'stories' ? withStoryTags(own, read('storybook-static/index.json')) : own;
  });
  const coverage = coverageOf(requirements, tests);
  writeFileSync('reports/requirements.md', tableOf(coverage));
  const open = coverage.filter(({ status }) => status !== 'proven');
  for (const { requirement, status } of open)
    console.log(`${requirement.id} is ${status}: ${requirement.text}`);
  console.log(`${coverage.length - open.length} of ${coverage.length} requirements are proven.`);
  const count = (wanted: FoundTest['outcome']) => tests.filter(({ outcome }) => outcome === wanted).length;
  console.log(
    `${count('passed')} tests passed, ${count('failed')} failed, ${count('skipped')} were skipped.`,
  );
  process.exitCode = open.length + count('failed') > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
