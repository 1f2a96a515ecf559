import fc from 'fast-check';
import { expect, test } from 'vitest';

import { pageList } from './pageList.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'later', 9]],
  [5, 9, [1, 'earlier', 4, 5, 6, 'later', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'later', 9]],
  [9, 9, [1, 'earlier', 8, 9]],
])('on page %i of %i the visitor is offered %j', (page, pages, offered) => {
  expect(pageList(page, pages)).toEqual(offered);
});

test('the first, the current and the last page are always there, in order, and no gap hides a single page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (a, b) => {
      const [page, pages] = [Math.min(a, b), Math.max(a, b)];
      const stops = pageList(page, pages);
      const numbers = stops.filter((stop) => typeof stop === 'number');
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      stops.forEach((stop, index) => {
        const [before, after] = [stops[index - 1], stops[index + 1]];
        if (typeof stop === 'string') expect(Number(after) - Number(before)).toBeGreaterThan(2);
      });
    }),
  );
});
