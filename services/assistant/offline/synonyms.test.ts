import { describe, expect, test } from 'vitest';
import { compile, type Evidence, fits } from './patterns.ts';
import { companyRules } from './rules/companyRules.ts';
import { elsewhereRules } from './rules/elsewhereRules.ts';
import { generalRules } from './rules/generalRules.ts';
import { serviceRules } from './rules/serviceRules.ts';
import { stem } from './stem.ts';
import { canonical, wordsWithSynonyms } from './synonyms.ts';

describe('the synonyms', () => {
  test('never send one word two ways', () => {
    for (const word of wordsWithSynonyms)
      expect(canonical(canonical(stem(word))), word).toBe(canonical(stem(word)));
  });
});

describe('a pattern', () => {
  const fitted = (pattern: string, ...stems: string[]) =>
    compile({ 1: pattern }).some((each) => fits(each, stems));

  test('is a row of words in their order', () => {
    expect(fitted('red green', 'a', 'red', 'green', 'b')).toBe(true);
    expect(fitted('red green', 'green', 'red')).toBe(false);
    expect(fitted('red green', 'red', 'a', 'green')).toBe(false);
  });

  test('may leave up to three words out at a star', () => {
    expect(fitted('red * green', 'red', 'green')).toBe(true);
    expect(fitted('red * green', 'red', 'a', 'b', 'c', 'green')).toBe(true);
    expect(fitted('red * green', 'red', 'a', 'b', 'c', 'd', 'green')).toBe(false);
  });

  test('may hold to either of two words, and to the ends of the question', () => {
    expect(fitted('red|blue $', 'a', 'blue')).toBe(true);
    expect(fitted('red|blue $', 'blue', 'a')).toBe(false);
    expect(fitted('^ red', 'red', 'a')).toBe(true);
    expect(fitted('^ red', 'a', 'red')).toBe(false);
  });

  test('has words in all places: an empty alternative would fit nothing', () => {
    const all: Evidence[] = [
      ...Object.values({ ...companyRules, ...serviceRules }),
      ...Object.values(generalRules),
      elsewhereRules,
    ];
    for (const evidence of all) {
      for (const pattern of Object.values(evidence).flatMap((line: string) => line.split(','))) {
        expect(pattern.trim(), JSON.stringify(evidence)).toMatch(
          /^[^\s|]+(\|[^\s|]+)*( [^\s|]+(\|[^\s|]+)*)*$/,
        );
      }
    }
  });
});
