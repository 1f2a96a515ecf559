import { expect, it } from 'vitest';
import { type Exception, exceptions } from '#site/content/accessibility/exceptions.ts';

import { type Finding, unexplained, unmatched } from './findings.ts';

const finding: Finding = { engine: 'axe', rule: 'image-alt', element: '<img src="a.svg">', text: 'No words' };
const exception: Exception = {
  engine: 'axe',
  rule: 'image-alt',
  place: 'a.svg',
  reason: 'It is being drawn anew.',
  date: '2026-11-22',
};

it('A finding is explained by an exception for its engine, rule and element alone', () => {
  expect(unexplained([finding], [exception])).toEqual([]);
  for (const other of [{ engine: 'IBM' as const }, { rule: 'label' }, { place: 'b.svg' }])
    expect(unexplained([finding], [{ ...exception, ...other }])).toEqual([finding]);
});

it('An exception that nothing found needs is reported', () => {
  expect(unmatched([finding], [exception])).toEqual([]);
  expect(unmatched([], [exception])).toEqual([exception]);
});

it.each(exceptions)('The exception for $engine $rule names a place, a reason and a day', (each) => {
  expect(each.place).not.toBe('');
  expect(each.reason).toMatch(/\w.{20,}\.$/);
  expect(new Date(each.date).toISOString().slice(0, 10)).toBe(each.date);
  expect(exceptions.filter(({ rule, place }) => rule === each.rule && place === each.place)).toHaveLength(1);
});
