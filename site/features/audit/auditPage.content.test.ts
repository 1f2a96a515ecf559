import { expect, it } from 'vitest';

import { emptyAuditForm } from '#services';
import { fakeAudit } from '#services/fakes';

import { preview } from './auditPage.content.ts';

it('the sheet beside the form shows words of the sample report before there is an answer', async () => {
  const { report, source } = await fakeAudit.template().generate(emptyAuditForm, {});
  expect(source).toBe('sample');
  const { summary, opportunities, solutions } = preview.example;
  expect(report.executiveSummary).toContain(summary);
  expect(opportunities).toEqual(report.keyOpportunities.slice(0, opportunities.length));
  expect(solutions).toEqual(
    report.recommendedSolutions
      .slice(0, solutions.length)
      .map(({ title, implementationDifficulty: difficulty, roi }) => ({ title, difficulty, roi })),
  );
});
