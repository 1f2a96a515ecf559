import { expect, test } from 'vitest';

import { estimateText } from './RoiCalculator.tsx';

const values = { hoursPerWeek: '10', hourlyCost: '20', share: '60' };

test('estimateText calculates saving, budget and months from the assumptions and the range', () => {
  // 10 hours x 48 weeks x 20 euros x 60 % = 5,760; divided by 1 + return it may cost 1,920 to 2,304.
  expect(estimateText('150-200%', values)).toBe(
    '\u20ac5,760 saved a year. The range means a total cost of \u20ac1,920 to \u20ac2,304, which is paid back in 4 to 4.8 months.',
  );
});

test('estimateText says that nothing is saved', () => {
  expect(estimateText('150-200%', { ...values, hoursPerWeek: '0' })).toBe(
    'Nothing to save with these numbers.',
  );
});
