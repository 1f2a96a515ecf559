// Writes a table of the requirements with the tests that name them, from the reports of the last run of all tests.
// Fails if a test failed, or if a requirement has no test that passed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';

import type { Difference } from '../visual/comparePictures.ts';
import { type Requirement, requirements } from './requirements.ts';

/** A test of a report. A skipped test does not cover its requirement. */
export interface FoundTest {
  /** Full title. The title of a story ends with the story's tags. */
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Message of the failure; empty if the test did not fail. */
  readonly reason: string;
}

/** A requirement with the tests that name it. */
export interface Coverage {
  readonly requirement: Requirement;
  readonly tests: readonly FoundTest[];
  readonly status: 'proven' | 'failing' | 'untested';
}

/** Returns the tests of a JUnit report, the format of Vitest, Jest and Playwright. Throws if it is not XML. */
export function testsIn(junit: string): FoundTest[] {
  const { document } = new JSDOM(junit, { contentType: 'text/xml' }).window;
  return [...document.querySelectorAll('testcase')].map((test) => {
    const failure = test.querySelector('failure, error');
    return {
      title: test.getAttribute('name') ?? '',
      outcome: failure ? 'failed' : test.querySelector('skipped') ? 'skipped' : 'passed',
      reason: failure?.textContent ?? '',
    };
  });
}

/** Fields of `index.json`, Storybook's list of all stories. */
export interface StoryIndex {
  readonly entries: Readonly<Record<string, Story>>;
}

interface Story {
  readonly title: string;
  readonly exportName?: string;
  readonly tags?: readonly string[];
}

/** Adds the tags of each story to the title of its test, because only the tags name requirements. */
export function withStoryTags(tests: readonly FoundTest[], { entries }: StoryIndex): FoundTest[] {
  const stories = Object.values(entries);
  return tests.map((test) => {
    const story = stories.find(({ title, exportName }) => test.title.startsWith(`${title} ${exportName} `));
    return story ? { ...test, title: `${test.title} (${story.tags?.join(' ')})` } : test;
  });
}

/** Returns each requirement with the tests that name it: "[NAV-08] a click outside closes the dropdown at once". */
export function coverageOf(all: readonly Requirement[], tests: readonly FoundTest[]): Coverage[] {
  return all.map((requirement) => {
    const named = tests.filter(({ title }) => new RegExp(`(?<!\\w)${requirement.id}(?!\\w)`).test(title));
    const outcome = (wanted: FoundTest['outcome']) => named.some((test) => test.outcome === wanted);
    const status = outcome('failed') ? 'failing' : outcome('passed') ? 'proven' : 'untested';
    return { requirement, tests: named, status };
  });
}

/** Returns the table as Markdown. */
export function tableOf(coverage: readonly Coverage[]): string {
  const rows = coverage.map(({ requirement: { id, text, proof }, tests, status }) => {
    const names = tests.map(({ title, outcome }) => (outcome === 'passed' ? title : `${title} (${outcome})`));
    const cells = [id, text, names.join('<br>') || `none (${proof})`, status];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return ['| id | requirement | tests | status |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}

/** Returns the failed tests of a report with the beginning of their messages, for the end of a long log. */
export function failuresOf(kind: string, tests: readonly FoundTest[]): string[] {
  return tests
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ title, reason }) => `${kind}: ${title}\n${reason.trim().split('\n').slice(0, 12).join('\n')}`);
}

function main() {
  const index: StoryIndex = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));
  const tests = ['unit', 'sample', 'contract', 'stories', 'e2e'].flatMap((kind) => {
    const found = testsIn(readFileSync(`reports/${kind}.xml`, 'utf8'));
    if (found.length === 0 && kind !== 'sample') throw new Error(`reports/${kind}.xml has no test.`);
    for (const failure of failuresOf(kind, found)) console.log(failure);
    return kind === 'stories' ? withStoryTags(found, index) : found;
  });
  // Screenshots that differ are not in the reports of tests, so they are printed here.
  const pictures: Difference[] = existsSync('reports/pictures.json')
    ? JSON.parse(readFileSync('reports/pictures.json', 'utf8'))
    : [];
  for (const { name, text } of pictures) console.log(`picture ${name}: ${text}`);
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
