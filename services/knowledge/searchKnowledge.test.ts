import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { documentsOf } from './documents.ts';
import { knowledge, type PostSummary, searchKnowledge } from './index.ts';
import { matches } from './matches.ts';

const post: PostSummary = {
  slug: 'what-a-receipt-knows',
  title: 'What a receipt knows',
  description: 'On reading thermal paper.',
  category: 'tech-insights',
  tags: ['scanning'],
};

/** The rule of specification section 5, written a second time and differently: letter by letter, without `includes`. */
function oracle(text: string, query: string): boolean {
  const plain = (value: string) =>
    Array.from(value.normalize('NFC').toLowerCase(), (letter) => {
      if ('‘’ʼ'.includes(letter)) return "'";
      if ('“”'.includes(letter)) return '"';
      return '‐‑'.includes(letter) ? '-' : letter;
    });
  const holds = (hay: readonly string[], needle: readonly string[]) =>
    hay.some((_, at) => needle.every((letter, offset) => hay[at + offset] === letter));

  const asked = plain(query).join('').trim();
  if (Array.from(asked).length < 3) return false;
  const hay = plain(text);
  if (holds(hay, Array.from(asked))) return true;

  for (const typed of asked.split(/\s/)) {
    const letters = Array.from(typed);
    const isWordLetter = (letter: string) => /^[\p{L}\p{N}]$/u.test(letter);
    const first = letters.findIndex(isWordLetter);
    const bare = first < 0 ? [] : letters.slice(first, letters.findLastIndex(isWordLetter) + 1);
    if ([letters, bare].some((word) => word.length > 3 && holds(hay, word))) return true;
  }
  return false;
}

const everyLetter = fc.string({ unit: 'grapheme', maxLength: 12 });
const regexCharacters = fc.string({
  unit: fc.constantFrom('.', '*', '+', '?', '(', '[', '\\', '^', '$', '|', 'a'),
  maxLength: 6,
});
const realWords = fc.constantFrom(
  'voice',
  'INVOICE',
  'e-mail',
  'Nicosia?',
  'the',
  'ΤΟΥ',
  'ﬁle',
  '“as usual”',
  'clinic’s',
  'İ',
  'x',
);
const queries = fc.oneof(
  everyLetter,
  regexCharacters,
  fc
    .array(fc.oneof(realWords, everyLetter, regexCharacters), { maxLength: 5 })
    .map((words) => words.join(' ')),
);
const texts = fc
  .array(fc.oneof(realWords, everyLetter, regexCharacters), { maxLength: 8 })
  .map((words) => words.join(' '));

describe('the search', () => {
  test('follows the rule for any text and query', () => {
    fc.assert(
      fc.property(texts, queries, (text, query) => matches(text, query) === oracle(text, query)),
      { numRuns: 10_000 },
    );
  });

  test('finds what was cut out of the text, in any case', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(20), (text, from, length) => {
        const part = text.slice(from % (text.length + 1), (from % (text.length + 1)) + length);
        fc.pre(
          !/\p{Surrogate}/u.test(part) && Array.from(part.trim().normalize('NFC').toLowerCase()).length >= 3,
        );
        // A cut inside a composed letter is another letter.
        fc.pre(text.normalize('NFC') === text);
        return matches(text, part) && oracle(text, part);
      }),
    );
  });

  test('returns exactly the matching documents, best first, for any query', () => {
    const everything = documentsOf(knowledge, [post]);
    fc.assert(
      fc.property(queries, (query) => {
        const results = searchKnowledge(knowledge, query, [post]);
        const scores = results.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        expect(new Set(results.map(({ text }) => text))).toEqual(
          new Set(everything.filter(({ text }) => oracle(text, query)).map(({ text }) => text)),
        );
      }),
      { numRuns: 150 },
    );
  });

  test.each(['', 'a', 'zz', '  ai  ', '😀😀'])(
    'returns nothing for "%s", which is under 3 characters',
    (query) => {
      expect(searchKnowledge(knowledge, query)).toEqual([]);
    },
  );

  test.each([
    ['xyzzy VOICE qq', '/services/voice-agents'],
    ['cloud migration', '/services/cloud-migration'],
    ['handwriting', '/case-studies#food-wholesaler-larnaca'],
    ['bank reconciled', '/automations#bank-reconciliation'],
    ['privacy policy', '/privacy'],
    ['What does it cost?', '/contact'],
    ['thermal paper', '/blog/what-a-receipt-knows'],
  ])('shows the best match for "%s" first', (query, path) => {
    expect(searchKnowledge(knowledge, query, [post])[0]?.path).toBe(path);
  });

  test('leads to pages that exist', () => {
    const addresses = new Set([...knowledge.pages.map(({ path }) => path), `/blog/${post.slug}`]);
    for (const { path } of documentsOf(knowledge, [post])) expect(addresses).toContain(path.split('#')[0]);
  });

  test('answers a pasted page of ten thousand characters in under a second', () => {
    const pasted = Array.from({ length: 1500 }, (_, index) => `word${index}`).join(' ');
    const start = performance.now();
    searchKnowledge(knowledge, pasted, [post]);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
