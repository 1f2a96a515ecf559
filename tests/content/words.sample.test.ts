import { expect, test } from 'vitest';

import { allProse } from './prose.ts';
import { extraWords, inDictionary, wordsOf } from './spelling.ts';

test('word list is sorted, and each word is used and missing from the dictionary', () => {
  const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  expect(extraWords).toEqual([...new Set(extraWords)].sort(order));
  const used = new Set(
    allProse().flatMap(({ text }) => wordsOf(text).map((word) => word.replace(/'s?$/, ''))),
  );
  expect(extraWords.filter((word) => !used.has(word) || inDictionary(word))).toEqual([]);
});
