import { expect, test } from 'vitest';

import { prices, smallestAutomation } from '#services/knowledge';

import { estimateText } from './RoiCalculator.tsx';

const values = { hoursPerWeek: '10', hourlyCost: '20', share: '60' };

test('estimateText calculates saving, return and months from the assumptions and the price list', () => {
  // 10 hours x 48 weeks x 20 euros x 60 % = 5,760; 3,200 of it are back at 480 - 60 euros a month.
  expect(estimateText(smallestAutomation, values)).toBe(
    '€5,760 saved a year. A project of this kind (one task in one system: 400 invoices a month) costs €3,920 until the end of its first year: (€5,760 − €3,920) ÷ €3,920 = a return of 47%, paid back after 7.7 months.',
  );
});

test('estimateText says that a small task is paid back later, or never', () => {
  const voice = prices['voice-agents']?.small ?? smallestAutomation;
  expect(estimateText(voice, { ...values, hoursPerWeek: '8' })).toContain('paid back after 15.');
  expect(estimateText(voice, { ...values, hoursPerWeek: '1' })).toContain('do not pay for it');
});

test('estimateText says that nothing is saved', () => {
  expect(estimateText(smallestAutomation, { ...values, hoursPerWeek: '0' })).toBe(
    'Nothing to save with these numbers.',
  );
});
