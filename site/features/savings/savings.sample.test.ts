import { expect, test } from 'vitest';

import { emptyAuditForm } from '#services';

import { fillAudit } from './fillAudit.ts';

test('the audit form gets a sentence about the chosen automations, and their areas', () => {
  const filled = fillAudit(emptyAuditForm, ['enquiry-reply', 'order-entry', 'campaign-report']);
  expect(filled.challengeDescription).toBe('What takes up our week: enquiries, orders and campaign reports.');
  expect(Object.entries(filled.areasOfInterest).flatMap(([area, ticked]) => (ticked ? [area] : []))).toEqual([
    'customerService',
    'operations',
    'other',
  ]);
});
