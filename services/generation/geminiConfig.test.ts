import { expect, test } from 'vitest';

import { isModelName, isUsableKey } from './geminiConfig.ts';

test.each(['gemini-pro', 'models/gemini-2.0-flash', 'G', '9a.b-c'])('isModelName accepts %s', (name) =>
  expect(isModelName(name)).toBe(true),
);

test.each(['', 'models/', '-a', 'a b', 'a/b', 'x models/a', 'models/models/a', 'a!'])(
  'isModelName refuses %j',
  (name) => expect(isModelName(name)).toBe(false),
);

test.each(['AIza-x_1', ' key '])('isUsableKey accepts %j', (key) => expect(isUsableKey(key)).toBe(true));

test.each([
  undefined,
  '',
  '  ',
  'a b',
  'kéy',
  'Replace-with-your-key',
  'xReplace with your',
  'replace-with-YOUR',
])('isUsableKey refuses %j', (key) => expect(isUsableKey(key)).toBe(false));
