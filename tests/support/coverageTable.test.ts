import { expect, test } from 'vitest';

import { coverageOf, type FoundTest, tableOf, testsIn, totalsOf, withStoryTags } from './coverageTable.ts';
import type { Requirement } from './requirements.ts';

const promises: readonly Requirement[] = [
  { id: 'NAV-01', text: 'Six items', proof: 'browser' },
  { id: 'NAV-02', text: 'The audit | button', proof: 'browser' },
];
const passed = (title: string): FoundTest => ({ title, outcome: 'passed' });
const statusOf = (tests: readonly FoundTest[]) => coverageOf(promises, tests).map(({ status }) => status);

test('a requirement is proven when every test that names it passed', () => {
  expect(statusOf([passed('[NAV-01] six items'), passed('[NAV-01, NAV-02] both')])).toEqual([
    'proven',
    'proven',
  ]);
});

test('a requirement that no test names is untested', () => {
  expect(statusOf([passed('[NAV-01] six items')])).toEqual(['proven', 'untested']);
});

test('a failing test outweighs a passing one', () => {
  expect(statusOf([passed('[NAV-01] one'), { title: '[NAV-01] two', outcome: 'failed' }])[0]).toBe('failing');
});

test('a test that was left out proves nothing', () => {
  expect(statusOf([{ title: '[NAV-01] one', outcome: 'left out' }])[0]).toBe('untested');
});

test('a longer id is a different id', () => {
  expect(statusOf([passed('[NAV-012] and [XNAV-01] are others')])).toEqual(['untested', 'untested']);
});

test('testsIn reads the reports of vitest and Jest', () => {
  const assertion = (title: string, status: string) => ({ ancestorTitles: ['the bar'], title, status });
  const report = {
    numPassedTests: 1,
    testResults: [
      { name: 'a', assertionResults: [assertion('x', 'passed'), assertion('y', 'failed')] },
      { name: 'b', assertionResults: [assertion('z', 'pending')] },
    ],
  };
  expect(testsIn(report)).toEqual([
    passed('the bar › x'),
    { title: 'the bar › y', outcome: 'failed' },
    { title: 'the bar › z', outcome: 'left out' },
  ]);
});

test('testsIn reads the reports of Playwright', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    ok: true,
    tests: statuses.map((status) => ({ status })),
  });
  const inner = { title: 'the bar', specs: [spec('y', 'skipped'), spec('z', 'expected', 'unexpected')] };
  const report = {
    stats: {},
    suites: [{ title: 'a.spec.ts', specs: [spec('x', 'expected')], suites: [inner] }],
  };
  expect(testsIn(report)).toEqual([
    passed('a.spec.ts › x'),
    { title: 'a.spec.ts › the bar › y', outcome: 'left out' },
    { title: 'a.spec.ts › the bar › z', outcome: 'failed' },
  ]);
});

test('testsIn throws for a report it cannot read', () => {
  expect(() => testsIn({ results: [] })).toThrow();
});

test('a story proves the requirements it is tagged with', () => {
  const index = {
    v: 5,
    entries: {
      a: { title: 'Components/Button', exportName: 'Default', tags: ['test', 'NAV-02'] },
      b: { title: 'Components/Button', exportName: 'DefaultWide', tags: ['test'] },
    },
  };
  const tests = [passed('Components/Button › Default › play-test'), passed('Components/Link › Default › x')];
  expect(withStoryTags(tests, index).map(({ title }) => title)).toEqual([
    'Components/Button › Default › play-test (test NAV-02)',
    'Components/Link › Default › x',
  ]);
});

test('tableOf writes a row for each requirement', () => {
  expect(tableOf(coverageOf(promises, [passed('[NAV-01] a | b')]))).toBe(
    [
      '| id | requirement | tests | status |',
      '| --- | --- | --- | --- |',
      '| NAV-01 | Six items | [NAV-01] a \\| b | proven |',
      '| NAV-02 | The audit \\| button | none (browser) | untested |',
      '',
    ].join('\n'),
  );
});

test('totalsOf counts proven requirements and names the others', () => {
  expect(totalsOf(coverageOf(promises, [passed('[NAV-01] x')]))).toBe(
    '1 of 2 requirements are proven.\nNAV-02 is untested: The audit | button (browser)',
  );
});
