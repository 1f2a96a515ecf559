import { expect, test } from 'vitest';

import { isModelName, isUsableKey } from './geminiConfig.ts';

test.each(['gemini-pro', 'models/gemini-2.0-flash', 'G', '9a.b-c'])('%s can be a model', (name) =>
  expect(isModelName(name)).toBe(true),
);

test.each(['', 'models/', '-a', 'a b', 'a/b', 'x models/a', 'models/models/a', 'a!'])('%j cannot', (name) =>
  expect(isModelName(name)).toBe(false),
);

test.each(['AIza-x_1', ' key '])('%j can be a key', (key) => expect(isUsableKey(key)).toBe(true));

test.each([
  undefined,
  '',
  '  ',
  'a b',
  'kéy',
  'Replace-with-your-key',
  'xReplace with your',
  'replace-with-YOUR',
])('%j cannot', (key) => expect(isUsableKey(key)).toBe(false));
