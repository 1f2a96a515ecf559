import { expect, it } from 'vitest';

import { languageOf } from './languageOf.ts';

it.each([
  ['Πόσο κοστίζει ένα chatbot;', 'el'],
  ['“Καλημέρα” is Greek for good morning.', undefined],
  ['42', undefined],
])('The language of %j is %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
