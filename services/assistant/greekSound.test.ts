import { expect, test } from 'vitest';

import { greekSound } from './greekSound.ts';

test.each([
  ['δεν μπορω να αναπνευσω', 'den mporw na anapnefsw', 'den mporo na anapneyso'],
  ['χρειαζομαι αστυνομια', 'xreiazomai astynomia', 'chreiazomai astinomia'],
  ['εχουμε κλεφτες', 'exoume kleftes', 'ehoume kleftes'],
  ['θελω αλλο', '8elw allo', 'thelo alo'],
])('greekSound spells %j, %j and %j alike', (...typed) => {
  expect(new Set(typed.map(greekSound)).size).toBe(1);
});
