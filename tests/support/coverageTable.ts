// Says which tests prove which requirement, from the reports of the last run of all tests.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

import { type Requirement, requirements } from './requirements.ts';

/** A test that was found in a report. A test that was left out proves nothing. */
export interface FoundTest {
  /** Its full title; for a story with the tags it carries. */
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'left out';
}

/** A requirement with the tests that name it. */
export interface Coverage {
  readonly requirement: Requirement;
  readonly tests: readonly FoundTest[];
  readonly status: 'proven' | 'failing' | 'untested';
}

const jestReport = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({ ancestorTitles: v.array(v.string()), title: v.string(), status: v.string() }),
      ),
    }),
  ),
});

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[] | undefined;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}
const suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  suites: v.optional(v.array(v.lazy(() => suite))),
  specs: v.array(v.object({ title: v.string(), tests: v.array(v.object({ status: v.string() })) })),
});
const playwrightReport = v.object({ suites: v.array(suite) });

/** The tests of a report of vitest, Jest or Playwright. Throws when it is none of these. */
export function testsIn(report: unknown): FoundTest[] {
  const playwright = v.safeParse(playwrightReport, report);
  if (playwright.success) return playwright.output.suites.flatMap((each) => testsOf(each, ''));
  return v.parse(jestReport, report).testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      title: [...ancestorTitles, title].join(' › '),
      outcome: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'left out',
    })),
  );
}

function testsOf(each: Suite, above: string): FoundTest[] {
  const title = above ? `${above} › ${each.title}` : each.title;
  const own = each.specs.map((spec): FoundTest => {
    const is = (status: string) => spec.tests.some((test) => test.status === status);
    const outcome = is('unexpected') || is('flaky') ? 'failed' : is('expected') ? 'passed' : 'left out';
    return { title: `${title} › ${spec.title}`, outcome };
  });
  return [...own, ...(each.suites ?? []).flatMap((inner) => testsOf(inner, title))];
}

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
  const tags = new Map(
    Object.values(v.parse(storyIndex, index).entries).map(
      (story) => [`${story.title} › ${story.exportName}`, story.tags.join(' ')] as const,
    ),
  );
  return tests.map((test) => {
    const of = [...tags].find(([story]) => test.title.startsWith(`${story} › `))?.[1];
    return of ? { ...test, title: `${test.title} (${of})` } : test;
  });
}

/** Which tests name each requirement, e.g. "[NAV-08] a click outside closes the dropdown at once". */
export function coverageOf(promises: readonly Requirement[], tests: readonly FoundTest[]): Coverage[] {
  return promises.map((requirement) => {
    const own = tests.filter(({ title }) => new RegExp(`(?<!\\w)${requirement.id}(?!\\w)`).test(title));
    const failing = own.some(({ outcome }) => outcome === 'failed');
    const passing = own.some(({ outcome }) => outcome === 'passed');
    return { requirement, tests: own, status: failing ? 'failing' : passing ? 'proven' : 'untested' };
  });
}

/** The table, as Markdown. */
export function tableOf(coverage: readonly Coverage[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const rows = coverage.map(({ requirement: { id, text, proof }, tests, status }) => {
    const names = tests.map(({ title, outcome }) => (outcome === 'passed' ? title : `${title} (${outcome})`));
    return `| ${id} | ${cell(text)} | ${names.map(cell).join('<br>') || `none (${proof})`} | ${status} |`;
  });
  return ['| id | requirement | tests | status |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}

/** The numbers in one line, and after it each requirement that is not proven. */
export function totalsOf(coverage: readonly Coverage[]): string {
  const open = coverage.filter(({ status }) => status !== 'proven');
  const proven = coverage.length - open.length;
  return [
    `${proven} of ${coverage.length} requirements are proven.`,
    ...open.map(({ requirement: { id, text, proof }, status }) => `${id} is ${status}: ${text} (${proof})`),
  ].join('\n');
}

function main() {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const found = ['unit', 'contract', 'stories', 'e2e'].flatMap((kind) => {
    const file = `reports/${kind}.json`;
    if (!existsSync(file)) {
      console.log(`${file} is not there: its tests did not run.`);
      return [];
    }
    const tests = testsIn(read(file));
    return kind === 'stories' ? withStoryTags(tests, read('storybook-static/index.json')) : tests;
  });
  const coverage = coverageOf(requirements, found);
  writeFileSync('reports/requirements.md', tableOf(coverage));
  console.log(totalsOf(coverage));
  process.exit(coverage.every(({ status }) => status === 'proven') ? 0 : 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
