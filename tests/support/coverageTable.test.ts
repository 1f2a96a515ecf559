import { expect, test } from 'vitest';

import { coverageOf, type FoundTest, failuresOf, tableOf, testsIn, withStoryTags } from './coverageTable.ts';
import type { Requirement } from './requirements.ts';

const promises: readonly Requirement[] = [
  { id: 'NAV-01', text: 'Six items', proof: 'browser' },
  { id: 'NAV-02', text: 'The audit | button', proof: 'browser' },
];
const found = (title: string, outcome: FoundTest['outcome'] = 'passed'): FoundTest => ({
  title,
  outcome,
  reason: '',
});

test.each([
  ['proven by each passing test that names it', ['proven', 'proven'], [found('[NAV-01, NAV-02] both')]],
  ['untested when no test names it', ['proven', 'untested'], [found('[NAV-01] six items')]],
  ['failing when one test fails', ['failing', 'untested'], [found('[NAV-01]'), found('[NAV-01]', 'failed')]],
  ['untested when its test was skipped', ['untested', 'untested'], [found('[NAV-01] one', 'skipped')]],
  ['untested by a longer id', ['untested', 'untested'], [found('[NAV-012] and [XNAV-01]')]],
])('a requirement is %s', (_, statuses, tests) => {
  expect(coverageOf(promises, tests).map(({ status }) => status)).toEqual(statuses);
});

test('testsIn reads reports in the form of JUnit', () => {
  const report = `<?xml version="1.0"?><testsuites><testsuite name="a">
    <testcase name="the bar &gt; x" time="1"><system-out>failure</system-out></testcase>
    <testcase name="y"><failure message="no">expected &lt;1&gt;</failure></testcase>
    <testsuite name="b"><testcase name="z"><skipped/></testcase></testsuite>
  </testsuite></testsuites>`;
  expect(testsIn(report)).toEqual([
    found('the bar > x'),
    { ...found('y', 'failed'), reason: 'expected <1>' },
    found('z', 'skipped'),
  ]);
});

test('testsIn throws for a report it cannot read', () => {
  expect(() => testsIn('{"results":[]}')).toThrow();
});

test('a story proves the requirements it is tagged with', () => {
  const index = {
    entries: {
      a: { title: 'Components/Button', exportName: 'Default', tags: ['test', 'NAV-02'] },
      b: { title: 'Components/Button', exportName: 'DefaultWide', tags: ['test'] },
    },
  };
  const tests = [found('Components/Button Default play-test'), found('Components/Link Default x')];
  expect(withStoryTags(tests, index).map(({ title }) => title)).toEqual([
    'Components/Button Default play-test (test NAV-02)',
    'Components/Link Default x',
  ]);
});

test('tableOf writes a row for each requirement', () => {
  expect(tableOf(coverageOf(promises, [found('[NAV-01] a | b')]))).toBe(
    [
      '| id | requirement | tests | status |',
      '| --- | --- | --- | --- |',
      '| NAV-01 | Six items | [NAV-01] a \\| b | proven |',
      '| NAV-02 | The audit \\| button | none (browser) | untested |',
      '',
    ].join('\n'),
  );
});

test('failuresOf names what failed, and begins to say why', () => {
  const long = ['expected 1', ...Array.from({ length: 40 }, () => 'at a line')].join('\n');
  const [failure = '', ...others] = failuresOf('unit', [
    found('y'),
    { ...found('z', 'failed'), reason: long },
  ]);
  expect(others).toEqual([]);
  expect(failure).toMatch(/^unit: z\nexpected 1\n/);
  expect(failure.split('\n')).toHaveLength(13);
});
