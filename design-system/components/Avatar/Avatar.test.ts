import { expect, it } from 'vitest';

import { initialsOf } from './initialsOf.ts';

it.each([
  ['Ada Lovelace', 'AL'],
  ['  maria  de la Cruz ', 'MC'],
  ['Χαλκίτης', 'Χ'],
  ['(Ada) “Countess” Lovelace', 'AL'],
  ['4711', ''],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
