import { expect, it } from 'vitest';

import { effortLevel } from './effortLevel.ts';

it.each([
  ['Easy', 1],
  ['Low', 1],
  ['Medium', 2],
  ['Hard', 3],
  ['High', 3],
  [' hard ', 3],
  ['constructor', undefined],
  ['Tricky', undefined],
] as const)('[A11] ranks %s as %s of 3', (word, level) => {
  expect(effortLevel(word)).toBe(level);
});
