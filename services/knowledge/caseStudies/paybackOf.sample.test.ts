import { expect, test } from 'vitest';

import { hourCost, weeksInMonth } from '../hourCost.ts';
import { caseStudies } from './caseStudies.ts';
import { paybackOf, valueAfter } from './paybackOf.ts';

const note = 'As counted.';

test('hours at their cost, less what it costs to run, bring the price back', () => {
  // 50 hours x €20 = €1,000, less €200: €8,000 are back after 10 months.
  const payback = paybackOf({ days: 20, monthly: 200, payback: { hours: { count: 50, a: 'month' }, note } });
  expect(payback).toMatchObject({
    unit: 'month',
    spent: 8000,
    worthOfHours: 1000,
    net: 800,
    exact: 10,
    after: 10,
  });
  expect([0, 5, 10, 12].map((months) => valueAfter(payback, months))).toEqual([-8000, -4000, 0, 1600]);
});

test('the hours of a week count as often as a month has weeks', () => {
  const weekly = paybackOf({ days: 1, monthly: 0, payback: { hours: { count: 10, a: 'week' }, note } });
  expect(weekly.net).toBe(10 * weeksInMonth * hourCost);
});

test('months of waiting cost what runs, and bring nothing', () => {
  const gains = [{ what: 'Licences', amount: 1100 }];
  const payback = paybackOf({ days: 10, monthly: 100, payback: { gains, wait: 10, note } });
  expect(payback).toMatchObject({ spent: 4000, net: 1000, exact: 15 });
  expect([0, 10, 15].map((months) => valueAfter(payback, months))).toEqual([-4000, -5000, 0]);
});

test('where sales bring it, a year of running is spent as well', () => {
  const gains = [{ what: 'A commission', amount: 2000 }];
  const payback = paybackOf({ days: 10, monthly: 100, payback: { gains, per: 'sale', note } });
  expect(payback).toMatchObject({ unit: 'sale', spent: 5200, exact: 2.6, after: 3 });
});

test('what brings nothing is refused', () => {
  const payback = { hours: { count: 1, a: 'month' }, note } as const;
  expect(() => paybackOf({ days: 1, monthly: 100, payback })).toThrow('nothing ever comes back');
});

test.each(caseStudies)('"$title" is back within a year of what brings it', (study) => {
  const { unit, wait, after } = paybackOf(study);
  if (unit === 'month') expect(after - wait).toBeLessThanOrEqual(12);
});

test.each(caseStudies)(
  '"$title" counts the hours that its figures tell of',
  ({ payback, figures, results }) => {
    const told = [...figures, ...results.map(({ value, note: label }) => ({ value, label }))].find(
      ({ value }) => value.endsWith('hours'),
    );
    if (!told) return;
    expect(told.value).toBe(`${payback.hours?.count} hours`);
    expect(told.label).toMatch(new RegExp(`\\b${payback.hours?.a}\\b`));
  },
);

const gains = caseStudies.flatMap(({ payback }) => payback.gains ?? []);

test.each(gains.filter(({ what }) => /[×%]/.test(what)))('"$what" come to €$amount', ({ what, amount }) => {
  const [one = 0, other = 0] = (what.match(/\d[\d,]*/g) ?? []).map((text) => Number(text.replace(',', '')));
  expect((one * other) / (what.includes('%') ? 100 : 1)).toBe(amount);
});

test('the first idea of the plan is back when its figures say so', () => {
  const broker = caseStudies.find(({ slug }) => slug === 'insurance-broker-nicosia');
  if (!broker) throw new Error('There is no insurance broker to count for.');
  expect(broker.figures[1]?.value).toBe(`${paybackOf(broker).after} months`);
});
