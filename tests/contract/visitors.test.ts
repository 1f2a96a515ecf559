import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

import type { AuditFormData, AuditService } from '#services';
import { createAuditService } from '#services/server';
import { runVisitors, type VisitorsOptions } from '#tests/visitors/runVisitors.ts';

const seed = Number(process.env.PROPERTY_SEED ?? Math.floor(Math.random() * 2 ** 31));

test('[R-33, P-03, P-04] every generated visitor gets the report of the model, which learns nothing private', {
  timeout: 180_000,
}, async () => {
  console.log(`Visitors are drawn with PROPERTY_SEED=${seed}`);
  expect(await runVisitors({ count: 500, seed })).toEqual({ served: 500, calls: 500, first: null });
});

test('the visitors command runs and prints its seed', { timeout: 120_000 }, async () => {
  const { stdout } = await promisify(execFile)('npm', [
    'run',
    'benchmark',
    '--',
    'visitors',
    '--count',
    '3',
    '--seed',
    '7',
  ]);
  expect(stdout).toContain('3 of 3 got the report of the model, with 3 requests');
  expect(stdout).toContain('(seed 7)');
});

type Change = (form: AuditFormData) => AuditFormData;
const withForm =
  (change: Change): VisitorsOptions['serviceOf'] =>
  (generator) => {
    const service = createAuditService({ generator });
    return { generate: (form, options) => service.generate(form && change(form), options) };
  };
const withReport =
  (
    change: (generated: Awaited<ReturnType<AuditService['generate']>>) => typeof generated,
  ): VisitorsOptions['serviceOf'] =>
  (generator) => {
    const service = createAuditService({ generator });
    return { generate: async (form, options) => change(await service.generate(form, options)) };
  };

test.each<readonly [string, VisitorsOptions['serviceOf'], RegExp]>([
  [
    'a mask that throws',
    withForm((form) => ({
      ...form,
      get email(): string {
        throw new SyntaxError('Invalid regular expression');
      },
    })),
    /of the source "template"/,
  ],
  [
    'a mask that knows no name',
    withForm((form) => ({ ...form, contactName: '' })),
    /contactName reached the model/,
  ],
  [
    'a business without its name',
    withForm((form) => ({ ...form, businessName: 'Another' })),
    /is called "Another"/,
  ],
  [
    'a report without the business',
    withReport(({ report, source }) => ({ source, report: { ...report, executiveSummary: '' } })),
    /does not name the business/,
  ],
  [
    'solutions that the model has not written',
    withReport(({ report, source }) => ({ source, report: { ...report, recommendedSolutions: [] } })),
    /has other recommendedSolutions/,
  ],
])('the check of generated visitors reports %s', { timeout: 60_000 }, async (_, serviceOf, problem) => {
  const { first } = await runVisitors({ count: 60, seed: 1, lanes: 2, serviceOf });
  expect(first?.problems.join('\n')).toMatch(problem);
});
