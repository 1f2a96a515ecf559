import { describe, expect, test } from 'vitest';

import { maxDescription, maxItems, maxTitle } from '../reportLimits.ts';
import { isJson, readJson } from './readJson.ts';

const defaults = { priority: 'Medium', roi: '150-200%', implementationDifficulty: 'Medium' };
const item = (title: string, description = '', rest: object = {}) => ({
  ...defaults,
  title,
  description,
  ...rest,
});
const read = (value: unknown) => readJson(JSON.stringify(value));

test.each([
  ['{"a": 1}', true],
  [' [ { "a": 1 } ]', true],
  ['{ // so\n}', true],
  ['[/* so */]', true],
  ['{ a }', false],
  ['[see below]', false],
  ['Here: {"a": 1}', false],
  ['', false],
])('%j can only be JSON: %s', (reply, is) => expect(isJson(reply)).toBe(is));

describe('finds a report', () => {
  const sections = { summary: 'Sum', opportunities: [], solutions: [] };

  test.each([
    ['bare', '{"summary": "Sum"}'],
    ['after a few words', 'Here you are: {"summary": "Sum"}'],
    ['in a fence', 'Here:\n```json\n{"summary": "Sum"}\n```\nBye {"summary": "No"}'],
    ['in the second fence', '```\n[see]\n```\n```json\n{"summary": "Sum"}\n```'],
    ['in a fence after another object', 'See {"a": 1}:\n```json\n\n  {"summary": "Sum"}\n```'],
    ['in a list', '[{"summary": "Sum"}]'],
    ['in wrappers', '{"status": "ok", "a": {"b": {"summary": "Sum"}}}'],
    ['in the deepest wrapper', '{"a": {"b": {"c": {"summary": "Sum"}}}}'],
    ['cut off', '{"summary": "Sum", "solutions": ['],
  ])('%s', (_, reply) => expect(readJson(reply)).toEqual(sections));

  test.each([
    ['no brackets', 'summary: Sum'],
    ['another object', '{"a": 1}'],
    ['an empty list', '[]'],
    ['too many lists', '{"a": [[[{"summary": "Sum"}]]]}'],
    ['a wrapper too many', '{"a": {"b": {"c": {"d": {"summary": "Sum"}}}}}'],
    ['brackets in prose', 'A [note] and {more}'],
    ['an empty summary', '{"summary": ""}'],
  ])('but not in %s', (_, reply) => expect(readJson(reply)).toBeNull());
});

test.each([
  [{ executive_summary: 'A' }, 'A'],
  [{ 'Executive Summary': 'A' }, 'A'],
  [{ OVERVIEW: 'A' }, 'A'],
  [{ Περίληψη: 'A' }, 'A'],
  [{ summary: '**A**  b\n\n\n\n## C __d__' }, 'A b\n\nC d'],
  [{ summary: ['A', '', { x: 'B', y: 3 }, null] }, 'A\nB\n3'],
  [{ summary: [[[[['A']]]]], solutions: ['x'] }, ''],
  [{ summary: [[[['A']]]] }, 'A'],
  [{ summary: { a: { b: { c: 'A' } } }, solutions: ['x'] }, ''],
  [{ summary: '# A # b' }, 'A # b'],
])('reads the summary of %j', (value, summary) => expect(read(value)?.summary).toBe(summary));

describe('items', () => {
  test.each<[string, unknown, object[]]>([
    ['texts', ['Chatbot: answers', 'Forms'], [item('Chatbot', 'answers'), item('Forms')]],
    ['objects', [{ title: '1. **Chatbot**', description: 'Answers' }], [item('Chatbot', 'Answers')]],
    ['other names', [{ name: 'Chatbot', details: ['a', 'b'] }], [item('Chatbot', 'a\nb')]],
    ['a list inside', { count: 1, items: [{ heading: 'Chatbot' }] }, [item('Chatbot')]],
    [
      'titles as names',
      { Chatbot: 'answers', Forms: { text: 'fills' } },
      [item('Chatbot', 'answers'), item('Forms', 'fills')],
    ],
    ['a title of its own', { first: { title: 'Chatbot' } }, [item('Chatbot')]],
    ['no title', [{ description: 'x' }, { title: 'Forms' }], [item('Forms')]],
    ['none', 7, []],
  ])('from %s', (_, solutions, items) => {
    expect(read({ summary: 'S', solutions })?.solutions).toEqual(items);
    expect(read({ summary: 'S', keyOpportunities: solutions })?.opportunities).toEqual(items);
  });

  test('alone are a report', () => {
    expect(read({ opportunities: [{ _Title_: 'Chatbot' }] })).toEqual({
      summary: '',
      opportunities: [item('Chatbot')],
      solutions: [],
    });
  });

  test('with all attributes', () => {
    const solution = { title: 'Chatbot', Priority: 'high', ROI: '90%', implementation_difficulty: 'hard' };
    expect(read({ recommendations: [solution] })?.solutions).toEqual([
      item('Chatbot', '', { priority: 'High', roi: '90%', implementationDifficulty: 'Hard' }),
    ]);
  });

  test.each<[unknown, string]>([
    [150, '150%'],
    [[150, 200], '150-200%'],
    [{ min: 90, unit: '%', max: 120 }, '90-120%'],
    [[0, 50], '0-50%'],
    [['90%'], '90%'],
    ['3x', '3x'],
    [[90], '150-200%'],
    [true, '150-200%'],
  ])('with the return %j as %s', (roi, read_) => {
    expect(read({ solutions: [{ title: 'Chatbot', roi }] })?.solutions[0]?.roi).toBe(read_);
  });

  test('as many and as long as a report takes', () => {
    const solutions = Array.from({ length: maxItems + 1 }, () => 'x'.repeat(100));
    expect(read({ solutions })?.solutions).toHaveLength(maxItems);
    const long = 'word '.repeat(2_000);
    const [written, plain] =
      read({ solutions: [{ title: long, description: long }, `Chatbot: ${long}`] })?.solutions ?? [];
    expect(written?.title.length).toBeLessThanOrEqual(maxTitle);
    expect(written?.description.length).toBeLessThanOrEqual(maxDescription);
    expect(plain?.description.length).toBeLessThanOrEqual(maxDescription);
    expect(
      [written?.title, written?.description, plain?.description].every((text) => text?.endsWith('…')),
    ).toBe(true);
  });
});
