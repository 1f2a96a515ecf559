import { describe, expect, test } from 'vitest';

import { chunksOf } from './chunksOf.ts';

const prose = (...lines: string[]) => ({ type: 'prose', lines });
const markup = (...lines: string[]) => ({ type: 'markup', text: lines.join('\n') });
const code = (language: string, ...lines: string[]) => ({ type: 'code', language, text: lines.join('\n') });

test('parts prose, markup and code, in their order', () => {
  expect(chunksOf('One.\nTwo.\n\nThree.\n\n- a\n- b\n\n```JSON\n{}\n\n1\n```\nFour.')).toEqual([
    prose('One.', 'Two.'),
    prose('Three.'),
    markup('- a', '- b', ''),
    code('json', '{}', '', '1'),
    prose('Four.'),
  ]);
});

test('parses neighbouring groups of markup in one call', () => {
  expect(chunksOf('- a\n\n- b\n\nProse.\n\n- c')).toEqual([
    markup('- a', '', '- b', ''),
    prose('Prose.'),
    markup('- c', ''),
  ]);
});

test('asks for each group of lines, and says when a call of the parser begins', () => {
  const asked: unknown[] = [];
  const chunks = chunksOf('- a\n\n- b\n\nProse.\n\n- c', (...group) => {
    asked.push(group);
    return [];
  });
  expect(asked).toEqual([
    [['- a'], true],
    [['- b'], true],
    [['- c'], true],
  ]);
  expect(chunks).toEqual([prose('Prose.')]);
  asked.length = 0;
  chunksOf('- a\n\n- b', (...group) => {
    asked.push(group);
    return group[0];
  });
  expect(asked).toEqual([
    [['- a'], true],
    [['- b'], false],
  ]);
});

test('gives nothing for nothing', () => {
  expect(chunksOf('')).toEqual([]);
  expect(chunksOf(' \n\t\n')).toEqual([]);
});

describe('a fence', () => {
  test.each([
    ['~~~\na\n~~~', [code('', 'a')]],
    ['~~~~\na\n~~~\n~~~~\nb', [code('', 'a', '~~~'), prose('b')]],
    ['```md\na', [code('md', 'a')]],
    ['  ```\na\n  ```', [code('', 'a')]],
    ['```\n``` x\n```', [code('', '``` x')]],
    ['- a\n```\nb\n```', [markup('- a', ''), code('', 'b')]],
    ['```\n~~```\n```', [code('', '~~```')]],
    ['```\n``` x ```\n```', [code('', '``` x ```')]],
    ['```js run\na\n```', [code('js', 'a')]],
    ['a ``` b', [markup('a ``` b', '')]],
    ['``x``', [markup('``x``', '')]],
    ['``` a ` b', [markup('``` a ` b', '')]],
  ])('%j', (reply, chunks) => expect(chunksOf(reply)).toEqual(chunks));
});

describe('lines', () => {
  test.each([
    ['a\r\nb\rc\u2028d', [prose('a', 'b', 'c', 'd')]],
    ['\ufeffa\0b', [prose('ab')]],
    ['a\ufeffb', [prose('a\ufeffb')]],
    ['- a\n\tb', [markup('- a', '    b', '')]],
    [' a\nb', [prose(' a', 'b')]],
    ['• a', [markup('- a', '')]],
    ['  – a\n  – b', [markup('- a', '- b', '')]],
    ['\ta\n\tb  ', [prose('a', 'b')]],
    ['    a\n\n  b', [markup('  a', ''), prose('b')]],
  ])('%j', (reply, chunks) => expect(chunksOf(reply)).toEqual(chunks));

  test('that are tags are headings of sections or nothing', () => {
    expect(chunksOf('<key_opportunities>\na\n<br>\nb')).toEqual([
      markup('## key opportunities', 'a', ''),
      prose('b'),
    ]);
  });

  test('that name a section begin a group', () => {
    expect(chunksOf('One.\nKey Opportunities\n- a')).toEqual([
      prose('One.'),
      markup('Key Opportunities', '- a', ''),
    ]);
    expect(chunksOf('One.\n# Two')).toEqual([prose('One.'), markup('# Two', '')]);
    expect(chunksOf('One.\n    # Two')).toEqual([markup('One.', '    # Two', '')]);
  });

  test('of 64 kB and 1600 at most', () => {
    expect(chunksOf(`${'a\n\n'.repeat(900)}`)).toHaveLength(800);
    expect(chunksOf(`${' '.repeat(65_535)}ab`)).toEqual([markup(' a', '')]);
  });

  test('of prose are cut to 8000 characters', () => {
    expect(chunksOf('x'.repeat(8_000))).toEqual([prose('x'.repeat(8_000))]);
    expect(chunksOf('x'.repeat(8_001))).toEqual([prose(`${'x'.repeat(7_999)}…`)]);
  });
});

describe('what markdown could mean is no prose:', () => {
  test.each([
    ['a *b'],
    ['a_b'],
    ['a & b'],
    ['- a'],
    ['1. a'],
    ['12)'],
    ['=='],
    ['# a'],
    ['a | b'],
    [' - a\nb'],
  ])('%j', (reply) => expect(chunksOf(reply)[0]?.type).toBe('markup'));
  test.each([['a - b'], ['1.5 hours'], ['a # b'], ['1234567890. a'], ['a == b'], ['=a'], ['a! (b)']])(
    '%j is',
    (reply) => expect(chunksOf(reply)[0]?.type).toBe('prose'),
  );
});

describe('more than one call takes is cut', () => {
  const whole = (lines: readonly string[]) => chunksOf(lines.join('\n'), (given) => given);
  const items = (count: number, line = (index: number) => `- ${index}`) =>
    Array.from({ length: count }, (_, index) => line(index));
  const lengths = (lines: readonly string[]) =>
    whole(lines).map((chunk) => (chunk.type === 'markup' ? chunk.text.split('\n').length : 0));

  test('after sixty lines', () => {
    expect(lengths(items(59))).toEqual([60]);
    expect(lengths(items(130))).toEqual([60, 60, 11]);
  });

  test('after three thousand characters', () => {
    expect(lengths(items(10, () => `- ${'x'.repeat(998)}`))).toEqual([2, 2, 2, 2, 3]);
  });

  test('before a line that is not indented', () => {
    expect(lengths(items(70, (index) => (index % 7 === 0 ? '- a' : '  b')))).toEqual([56, 15]);
  });

  test('not in the middle of a table', () => {
    expect(lengths(['- a', ...items(62, () => '| a')])).toEqual([1, 60, 3]);
  });

  test('anywhere if there is no better place', () => {
    expect(lengths(['- a', ...items(70, () => '  b')])).toEqual([60, 12]);
  });

  test('counting what is left of the piece before', () => {
    const long = (start: string) => start + 'x'.repeat(998);
    expect(lengths([long('- '), long('- '), long('  '), long('  '), long('  ')])).toEqual([1, 2, 3]);
  });

  test('after exactly as many characters as a call takes', () => {
    const pair = (length: number) => [`- ${'x'.repeat(998)}`, `- ${'x'.repeat(length)}`];
    expect(lengths(pair(1_996))).toEqual([3]);
    expect(lengths(pair(1_997))).toEqual([1, 2]);
    expect(lengths([`- ${'x'.repeat(3_000)}`, '- a'])).toEqual([1, 2]);
  });

  test('right after a table', () => {
    expect(lengths([...items(58, () => '| a'), '- b', ...items(4, () => '  c')])).toEqual([58, 6]);
  });

  test('and loses nothing', () => {
    const lines = items(200, (index) => (index % 5 === 0 ? `- ${index}` : `  ${index}`));
    const texts = whole(lines).map((chunk) => (chunk.type === 'markup' ? chunk.text : ''));
    expect(texts.join('\n').split('\n').filter(Boolean)).toEqual(lines);
  });
});
