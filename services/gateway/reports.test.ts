import { expect, test } from 'vitest';

import { describeCspReport } from './reports.ts';

const older = {
  'violated-directive': 'script-src',
  'document-uri': 'https://site.example/about?q=CANARY',
  'blocked-uri': 'https://evil.example/a.js?CANARY',
};
const newer = {
  effectiveDirective: 'script-src',
  documentURL: 'https://site.example/about?q=CANARY',
  blockedURL: 'inline',
  sample: 'CANARY',
};

test.each<[string, unknown, string | undefined]>([
  ['the older form', { 'csp-report': older }, 'blocked script-src on /about: https://evil.example'],
  [
    'the newer form, in a list',
    [{ type: 'csp-violation', body: newer }],
    'blocked script-src on /about: inline',
  ],
  [
    'a report with no words but marks',
    { 'csp-report': { ...older, 'blocked-uri': '<b>\n{"x"}' } },
    'blocked script-src on /about: bx',
  ],
  ['fields of another type', { 'csp-report': { 'blocked-uri': { toString: 1 } } }, 'blocked  on : '],
  ['another kind of report', [{ type: 'deprecation', body: newer }], undefined],
  ['an empty list', [], undefined],
  ['no report', 'CANARY', undefined],
  ['nothing', null, undefined],
])('describeCspReport says what was blocked, or nothing: %s', (_, report, line) => {
  expect(describeCspReport(report)).toBe(line);
});
