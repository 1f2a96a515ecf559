import { expect, test } from 'vitest';

import { emptyAuditForm } from '../emptyAuditForm.ts';
import { templateReport } from '../templates/templateReport.ts';

test('a report begins with what the visitor wrote, whatever areas are ticked', () => {
  const report = templateReport({
    ...emptyAuditForm,
    businessName: 'Accounts',
    challengeDescription: 'Two people type supplier invoices all day.',
    areasOfInterest: { ...emptyAuditForm.areasOfInterest, customerService: true },
  });
  expect(report.recommendedSolutions[0]?.title).toBe('Invoice reading for finance');
  expect(report.keyOpportunities[0]?.title).toBe('Supplier invoices handled by hand');
  expect(report.executiveSummary).toContain('You wrote about invoices');
  expect(report.recommendedSolutions[2]?.title).toContain('customer service');
});

test('a report says that it could not read a challenge, and follows the areas', () => {
  const report = templateReport({
    ...emptyAuditForm,
    businessName: 'Firm',
    challengeDescription: 'Everything is difficult.',
    areasOfInterest: { ...emptyAuditForm.areasOfInterest, hr: true },
  });
  expect(report.executiveSummary).toContain('none of the tasks that these templates know');
  expect(report.recommendedSolutions[0]?.title).toContain('HR');
});
