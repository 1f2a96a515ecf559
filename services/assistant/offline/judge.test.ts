import { describe, expect, test } from 'vitest';

import { cluesOf, numberOf } from './clues.ts';
import { createJudge, signs } from './judge.ts';
import { labels } from './topics.ts';

test('each label is there once and has a sign to be written with', () => {
  expect(labels).toEqual([...new Set(labels)]);
  expect(labels.length).toBeLessThanOrEqual(signs.length);
});

describe('the clues of a question', () => {
  test('are its words, what they stand for, their neighbours, its ends and its length', () => {
    expect(cluesOf(['how', 'costs'], () => true)).toEqual([
      'how',
      '@how',
      '^ how',
      'cost',
      '@price',
      'how price',
      'price $',
      '#2',
    ]);
  });

  test('leave a place for a word that nobody knows', () => {
    expect(cluesOf(['xyzzy'], () => false)).toEqual(['^ ?', '? $', '#1']);
  });

  test('take years for years and numbers for numbers', () => {
    expect(cluesOf(['2020', '17'], () => true)).toEqual(expect.arrayContaining(['#year', '#number']));
  });
});

describe('a judge', () => {
  // 'A' is the first label, the search.
  const { knows, judge } = createJudge(`${numberOf('map')}A8`);

  test('knows the words that have weights', () => {
    expect([knows('map'), knows('constructor'), knows('')]).toEqual([true, false, false]);
  });

  test('holds for likeliest what the clues speak for', () => {
    const [first, ...others] = judge(['map']);
    expect(first).toEqual({ label: 'search', likelihood: expect.closeTo(0.56, 1) });
    expect(others.reduce((sum, { likelihood }) => sum + likelihood, first?.likelihood ?? 0)).toBeCloseTo(1);
  });
});
