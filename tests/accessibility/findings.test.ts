import { expect, it } from 'vitest';
import { exceptions } from '#site/content/accessibility/exceptions.ts';

it.each(exceptions)('The exception for $engine $rule names a place, a reason and a day', (each) => {
  expect(each.place).not.toBe('');
  expect(each.reason).toMatch(/\w.{20,}\.$/);
  expect(new Date(each.date).toISOString().slice(0, 10)).toBe(each.date);
  expect(exceptions.filter(({ rule, place }) => rule === each.rule && place === each.place)).toHaveLength(1);
});
