import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { probablyMeant, slips } from './spelling.ts';

const known = [
  'price',
  'address',
  'services',
  'consultation',
  'contact',
  'email',
  'cost',
  'invoice',
  'automation',
];

describe('the spelling', () => {
  test.each([
    ['adress', 'address'],
    ['servises', 'services'],
    ['consulation', 'consultation'],
    ['consultaiton', 'consultation'],
    ['conatct', 'contact'],
    ['pirce', 'price'],
    ['emial', 'email'],
    ['invoce', 'invoice'],
    ['autmation', 'automation'],
  ])('forgives "%s" and reads "%s"', (typed, meant) => {
    expect(probablyMeant(typed, known)).toBe(meant);
  });

  test.each(['rice', 'prize', 'lost', 'dress', 'weather', 'cast', 'xyzzy', 'a', ''])(
    'leaves "%s" alone',
    (typed) => expect(probablyMeant(typed, known)).toBeUndefined(),
  );

  test('counts like a distance: none for the same word, the same both ways, never more than the limit and one', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.nat(3), (one, other, limit) => {
        expect(slips(one, one, limit)).toBe(0);
        expect(slips(one, other, limit)).toBe(slips(other, one, limit));
        expect(slips(one, other, limit)).toBeLessThanOrEqual(limit + 1);
        expect(slips(one, other, limit) === 0).toBe(one === other);
      }),
    );
  });

  test('counts one slip for each single change', () => {
    for (const typed of ['prce', 'pricee', 'pryce', 'pirce']) expect(slips(typed, 'price', 2)).toBe(1);
  });
});
