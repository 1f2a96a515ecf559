import { describe, expect, test } from 'vitest';

import { readLooseJson } from './looseJson.ts';

test.each<[string, unknown]>([
  ['{"a": 1, "b": [true, null, -2.5e3], "c": {"d": "e"}}', { a: 1, b: [true, null, -2500], c: { d: 'e' } }],
  ['  [1, 2]  and more', [1, 2]],
  ['"a \\"b\\" \\u00e9"', 'a "b" é'],
  ['[]', []],
  ['{}', {}],
  ['7', 7],
])('reads %j like any JSON', (text, value) => expect(readLooseJson(text)).toEqual(value));

test.each<[string, unknown]>([
  ['{"a": 1,}', { a: 1 }],
  ['[1, 2,]', [1, 2]],
  ['{"a": 1 // one\n, "b": 2}', { a: 1, b: 2 }],
  ['/* so */ {"a": /* one */ 1}', { a: 1 }],
  ['// so\n[1]', [1]],
  ['{"a": "two\nlines"}', { a: 'two\nlines' }],
  ['"tab\there"', 'tab here'],
  ['"a \\x b"', 'a x b'],
])('forgives %j', (text, value) => expect(readLooseJson(text)).toEqual(value));

describe('of text that is cut off', () => {
  test.each<[string, unknown]>([
    ['{"a": 1, "b": "ha', { a: 1 }],
    ['{"a": 1, "b', { a: 1 }],
    ['{"a": 1, "b"', { a: 1 }],
    ['{"a": 1, "b":', { a: 1 }],
    ['{"a": 1', { a: 1 }],
    ['{"a": [1, {"b": 2}, {"c": "x', { a: [1, { b: 2 }, {}] }],
    ['[1, "ha', [1]],
    ['[1', [1]],
    ['[1, 2 // and', [1, 2]],
    ['[1 /* and', [1]],
    ['{', {}],
    ['[', []],
    ['"ha', undefined],
    ['"ha\\', undefined],
  ])('%j keeps what is whole', (text, value) => expect(readLooseJson(text)).toEqual(value));
});

test.each([
  [''],
  ['word'],
  ['{a: 1}'],
  ['{"a" 1}'],
  ['{"a" x1}'],
  ['{"a": word}'],
  ['[word, 1]'],
  ['[}'],
  ['{"a": }'],
])('%j is no JSON', (text) => expect(readLooseJson(text)).toBeUndefined());

test('reads twelve levels and no more', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  expect(readLooseJson(nested(13))).toEqual(JSON.parse(nested(13)));
  expect(readLooseJson(nested(14))).toBeUndefined();
  const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  expect(readLooseJson(objects(12))).toEqual(JSON.parse(objects(12)));
  expect(readLooseJson(objects(13))).toBeUndefined();
});
