import { expect, test } from 'vitest';

import { readTable } from './readTable.ts';

test('reads a row as an item by the names of the columns', () => {
  expect(
    readTable([
      ['#', 'Solution', 'What it does', 'Priority', 'Expected ROI', 'Difficulty', 'Owner'],
      ['1', 'Chatbot', 'Answers', 'High', '150-200%', 'Easy', 'Sales'],
      ['2', 'Forms', '', 'Low', '90%', 'Hard', ''],
    ]),
  ).toEqual({
    items: [
      {
        title: 'Chatbot',
        lines: ['Answers', 'Owner: Sales'],
        attributes: { priority: 'High', roi: '150-200%', implementationDifficulty: 'Easy' },
      },
      {
        title: 'Forms',
        lines: [],
        attributes: { priority: 'Low', roi: '90%', implementationDifficulty: 'Hard' },
      },
    ],
    loose: [],
  });
});

test('knows columns by part of their names too', () => {
  const [item] = readTable([
    ['No.', 'Name', 'Details', 'How we prioritise', 'Your return', 'How difficult'],
    ['1', 'Chatbot', 'Answers', 'Low', '90%', 'Hard'],
  ]).items;
  expect(item).toEqual({
    title: 'Chatbot',
    lines: ['Answers'],
    attributes: { priority: 'Low', roi: '90%', implementationDifficulty: 'Hard' },
  });
});

test.each([
  [['No', 'Name', 'Effort'], ['1', 'Chatbot', 'Low'], { implementationDifficulty: 'Low' }, []],
  [['Nr', 'Initiative', 'Detail'], ['1', 'Chatbot', 'Answers'], {}, ['Answers']],
  [
    ['Our solution', 'Name', 'Short description'],
    ['x', 'Chatbot', 'y'],
    {},
    ['Our solution: x', 'Short description: y'],
  ],
])('reads the columns %j', (heading, row, attributes, lines) => {
  expect(readTable([heading, row]).items).toEqual([{ title: 'Chatbot', lines, attributes }]);
});

test('gives no title to a row without one', () => {
  const table = [
    ['Solution', 'Details'],
    ['', 'x'],
  ];
  expect(readTable(table).items).toEqual([{ title: '', lines: ['x'], attributes: {} }]);
});

test('reads no labels where things are compared', () => {
  const table = [
    ['Attribute', 'Chatbot', 'Forms'],
    ['Priority', 'High', 'Low'],
    ['ROI', '90%'],
  ];
  expect(readTable(table).loose).toEqual([]);
});

test('takes the first column that says nothing else for the titles', () => {
  expect(
    readTable([
      ['Priority', 'Area', 'Remark'],
      ['High', 'Chatbot', 'soon'],
    ]).items,
  ).toEqual([{ title: 'Chatbot', lines: ['Remark: soon'], attributes: { priority: 'High' } }]);
});

test('takes only the first of two columns of titles for it', () => {
  expect(
    readTable([
      ['Area', 'Opportunity', 'Solution'],
      ['Mail', 'Answers', 'Chatbot'],
    ]).items,
  ).toEqual([{ title: 'Answers', lines: ['Area: Mail', 'Solution: Chatbot'], attributes: {} }]);
});

test('reads further lines of a title, and cells without a column', () => {
  expect(readTable([['Solution'], ['Chatbot\nanswers\nat night', 'soon']]).items).toEqual([
    { title: 'Chatbot', lines: ['answers', 'at night', ': soon'], attributes: {} },
  ]);
});

test('reads labels below each other as lines about an item', () => {
  expect(
    readTable([
      ['Attribute', 'Value'],
      ['Priority', 'High'],
      ['ROI', '90%'],
      ['Owner', 'Sales'],
    ]),
  ).toEqual({ items: [], loose: ['Priority: High', 'ROI: 90%', 'Owner: Sales'] });
});

test('takes one label among titles for a title', () => {
  const table = [
    ['Solution', 'Description'],
    ['Priority', 'Calls first'],
  ];
  expect(readTable(table).items).toEqual([{ title: 'Priority', lines: ['Calls first'], attributes: {} }]);
});

test('reads a table without anything like a title as lines', () => {
  expect(
    readTable([
      ['#', 'Priority', 'ROI', 'Difficulty'],
      ['1', 'High', '90%', 'Easy', 'soon'],
    ]),
  ).toEqual({ items: [], loose: ['Priority: High', 'ROI: 90%', 'Difficulty: Easy', ': soon'] });
});

test('reads nothing from an empty table', () => expect(readTable([])).toEqual({ items: [], loose: [] }));
