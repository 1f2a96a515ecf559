import { expect, test } from 'vitest';

import { readEmbedding, readEmbeddings, readTokenCount } from './readTokensAndEmbeddings.ts';

const malformed = expect.objectContaining({ problem: 'malformed', message: 'Error parsing JSON response' });

test('readTokenCount reads how many tokens there are, none included', () => {
  expect(readTokenCount({ totalTokens: 12 })).toBe(12);
  expect(readTokenCount({ totalTokens: 0 })).toBe(0);
});

test.each([undefined, null, {}, { totalTokens: '12' }, { totalTokens: 1.5 }, { totalTokens: -1 }])(
  'readTokenCount finds no number of tokens in %j',
  (answer) => expect(() => readTokenCount(answer)).toThrow(malformed),
);

test('readEmbedding and readEmbeddings read embeddings, one or several', () => {
  expect(readEmbedding({ embedding: { values: [0.5, -1] } })).toEqual([0.5, -1]);
  expect(readEmbeddings({ embeddings: [{ values: [1] }, { values: [2] }] }, 2)).toEqual([[1], [2]]);
});

test.each([
  undefined,
  null,
  {},
  { embedding: null },
  { embedding: { values: 'x' } },
  { embedding: { values: [] } },
  { embedding: { values: [1, '2'] } },
  { embedding: { values: [Number.NaN] } },
])('readEmbedding finds no embedding in %j', (answer) =>
  expect(() => readEmbedding(answer)).toThrow(malformed),
);

test.each([
  undefined,
  null,
  {},
  { embeddings: 'ab' },
  { embeddings: [{ values: [1] }] },
  { embeddings: [{ values: [1] }, {}] },
])('readEmbeddings finds no two embeddings in %j', (answer) =>
  expect(() => readEmbeddings(answer, 2)).toThrow(malformed),
);
