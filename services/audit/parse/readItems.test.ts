import { describe, expect, test } from 'vitest';

import { maxDescription, maxItems, maxTitle, solutionDefaults } from '../reportLimits.ts';
import { readItems } from './readItems.ts';
import { readMarkdown } from './readMarkdown.ts';

const items = (markdown: string) => readItems(readMarkdown(markdown));
const pairs = (markdown: string) => items(markdown).map(({ title, description }) => [title, description]);

describe('reads items', () => {
  test.each<[string, string, string[][]]>([
    [
      'under headings',
      '### A\nWhat a does.\n\nMore.\n### B\n- b one\n- b two',
      [
        ['A', 'What a does.\nMore.'],
        ['B', 'b one\nb two'],
      ],
    ],
    [
      'from a list',
      '- A: does a\n- B: does b\n  - and c\n  - and d',
      [
        ['A', 'does a'],
        ['B', 'does b\nand c\nand d'],
      ],
    ],
    [
      'from a numbered list with bullets after each',
      '1. A\n\n- does a\n\n2. B\n\n- does b',
      [
        ['A', 'does a'],
        ['B', 'does b'],
      ],
    ],
    [
      'from two lists',
      '- A: a\n\n---\n\n- B: b',
      [
        ['A', 'a'],
        ['B', 'b'],
      ],
    ],
    [
      'under bold lines',
      '**A**\nWhat a does.\n\n**B**\n\nWhat b does.',
      [
        ['A', 'What a does.'],
        ['B', 'What b does.'],
      ],
    ],
    [
      'that begin bold',
      '**A**: does a\n\n**B**: does b',
      [
        ['A', 'does a'],
        ['B', 'does b'],
      ],
    ],
    [
      'before lists of their attributes',
      '*A*\n\n- Priority: High\n\n*B*\n\n- Priority: Low',
      [
        ['A', ''],
        ['B', ''],
      ],
    ],
    [
      'in numbered paragraphs',
      '1\\. A\nWhat a does.\n\n2\\. B',
      [
        ['A', 'What a does.'],
        ['B', ''],
      ],
    ],
    [
      'in lines',
      'A: does a\nB: does b',
      [
        ['A', 'does a'],
        ['B', 'does b'],
      ],
    ],
    [
      'in paragraphs',
      'A: does a\nand more\n\nB: does b\nPriority: High',
      [
        ['A', 'does a\nand more'],
        ['B', 'does b'],
      ],
    ],
    [
      'from a table',
      '| Solution | What it does |\n|---|---|\n| A | a |\n| B | b |',
      [
        ['A', 'a'],
        ['B', 'b'],
      ],
    ],
    [
      'with a table of its own',
      '### A\n\n| Solution | What it does |\n|---|---|\n| B | b |',
      [
        ['A', ''],
        ['B', 'b'],
      ],
    ],
    [
      'with a list in a table’s place',
      '- A\n  > quoted\n- B',
      [
        ['A', 'quoted'],
        ['B', ''],
      ],
    ],
    [
      'once each',
      '- A: a\n- a: A\n- A: b',
      [
        ['A', 'a'],
        ['A', 'b'],
      ],
    ],
    ['with a description that is labelled', '- A\n  Description: does a', [['A', 'does a']]],
    ['whose heading is about the one before', '### A\n### Description: does a', [['A', 'does a']]],
    ['and skips empty ones', '-\n- B', [['B', '']]],
    [
      'and no introduction',
      'These are they:\n\n- A\n- B',
      [
        ['A', ''],
        ['B', ''],
      ],
    ],
    [
      'and no goodbye',
      '- A\n- B\n\nI hope this helps!',
      [
        ['A', ''],
        ['B', ''],
      ],
    ],
    ['and no goodbye after lines', 'A: a\n\nI hope this helps!', [['A', 'a']]],
    ['and the remark that is its description', '- A\n\nIt does a.\n\nIt does more.', [['A', 'It does a.']]],
    [
      'and remarks between',
      '- A\n\nIt does a.\n\n- B\n\nIt does b.',
      [
        ['A', 'It does a.'],
        ['B', 'It does b.'],
      ],
    ],
    ['and no remark after a described one', '- A: a\n\nThat is all of it.', [['A', 'a']]],
    ['and no remark after a rule', '### A\nDoes a.\n\n---\n\nThat was it.', [['A', 'Does a.']]],
  ])('%s', (_, markdown, expected) => expect(pairs(markdown)).toEqual(expected));

  test.each<[string, string, string[][]]>([
    [
      'with headings inside',
      '- A\n\n  # does a\n- B',
      [
        ['A', 'does a'],
        ['B', ''],
      ],
    ],
    [
      'that are headings in a list',
      '- # A\n- # B',
      [
        ['A', ''],
        ['B', ''],
      ],
    ],
    ['with a table inside', '- A\n\n  | Solution | Details |\n  |---|---|\n  | B | b |', [['A', 'B: b']]],
    ['and skips what has no title', '- 🤖\n- - a\n- B', [['B', '']]],
    [
      'that begin bold and have lists',
      '**A**: a\n- one\n- two\n\n**B:** b\n- three\n\n**C** – c',
      [
        ['A', 'a\none\ntwo'],
        ['B', 'b\nthree'],
        ['C', 'c'],
      ],
    ],
    ['and no bold introduction', '**Note** this - is well-known\n\n- A', [['A', '']]],
    ['and no introduction with a hyphen', '**Chat-bots** matter\n\n- A', [['A', '']]],
    ['and no word with a hyphen', '**Note** well-known things\n\n- A', [['A', '']]],
    ['and no introduction after a colon', ': see below\n\n- A', [['A', '']]],
    ['and no attribute before them', '**Priority:** High\n\n- A', [['A', '']]],
    ['and no heading of an attribute before them', '### Priority: High\n### A', [['A', '']]],
    ['and no lines before headings', 'A: a\n\n### C', [['C', '']]],
    [
      'in paragraphs around a rule',
      'A: a\n\n---\n\nB: b',
      [
        ['A', 'a'],
        ['B', 'b'],
      ],
    ],
    [
      'from a table and a list',
      '| Solution | Details |\n|---|---|\n| A | a |\n\n- B: b',
      [
        ['A', 'a'],
        ['B', 'b'],
      ],
    ],
    ['and no goodbye of two lines', '- A\n\nI hope this helps\nyour shop.', [['A', '']]],
    ['and no goodbye under a heading', '### A\nDoes a.\n\nI hope this helps!', [['A', 'Does a.']]],
    ['with a hope in them', '### A\nI hope this helps!\nAnd more.', [['A', 'I hope this helps! And more.']]],
    ['with paragraphs below a bold line', '**A**\n\nOne.\n\nTwo.', [['A', 'One.\nTwo.']]],
    ['with paragraphs below a bold beginning', '**A**: a\n\nOne.\n\nTwo.', [['A', 'a\nOne.\nTwo.']]],
    [
      'among attributes',
      '- A\n\n1. Priority: High\n2. B: b',
      [
        ['A', ''],
        ['B', 'b'],
      ],
    ],
    ['before attributes with a remark', '*A*\n\n- Priority: High\n  - do it first', [['A', 'do it first']]],
    ['that say their title again', '- **Chatbot** answers', [['Chatbot', 'Chatbot answers']]],
    ['with attributes in the middle', '- **A** (Priority: High) well-known', [['A', 'well-known']]],
  ])('%s', (_, markdown, expected) => expect(pairs(markdown)).toEqual(expected));

  test('none where none are', () => {
    expect(pairs('')).toEqual([]);
    expect(pairs('---')).toEqual([]);
    expect(pairs('We found these:')).toEqual([]);
    expect(pairs('I hope this helps!')).toEqual([]);
  });
});

describe('reads attributes', () => {
  const all = { priority: 'High', roi: '90%', implementationDifficulty: 'Hard' };

  test.each([
    ['in the title', '- **A (Priority: High, ROI: 90%, Difficulty: Hard)**: does a'],
    ['after the title', '- **A** (Priority: High, ROI: 90%, Difficulty: Hard) does a'],
    ['in lines', '- A: does a\n  Priority: High\n  ROI: 90%\n  Difficulty: Hard'],
    ['in a nested list', '- A: does a\n  - Priority: High\n  - ROI: 90%\n  - Difficulty: Hard'],
    ['in a list below', '**A**: does a\n\n- Priority: High\n- ROI: 90%\n- Difficulty: Hard'],
    ['in items below', '- A: does a\n- Priority: High\n- ROI: 90%\n- Difficulty: Hard'],
    ['in a paragraph below', '1. A: does a\n\nPriority: High | ROI: 90% | Difficulty: Hard'],
    ['in headings below', '### A: does a\n#### Priority: High\n#### ROI: 90%\n#### Difficulty: Hard'],
    [
      'in a table below',
      '- A: does a\n\n| Priority | ROI | Difficulty |\n|---|---|---|\n| High | 90% | Hard |',
    ],
    [
      'in a row',
      '| Solution | Details | Priority | ROI | Difficulty |\n|---|---|---|---|---|\n| A | does a | High | 90% | Hard |',
    ],
  ])('%s', (_, markdown) => expect(items(markdown)).toEqual([{ title: 'A', description: 'does a', ...all }]));

  test('what is labelled counts more than what is said in passing, and that more than the default', () => {
    expect(items('- A: a low-priority step that is easy to implement\n  - Priority: High')).toEqual([
      {
        title: 'A',
        description: 'a low-priority step that is easy to implement',
        priority: 'High',
        roi: solutionDefaults.roi,
        implementationDifficulty: 'Easy',
      },
    ]);
  });
});

test('reads as many and as long as a report takes', () => {
  expect(items('- A\n'.repeat(10))).toHaveLength(1);
  const many = Array.from({ length: 30 }, (_, index) => `Area ${index}: text`);
  expect(items(many.join('\n'))).toHaveLength(maxItems);
  const long = 'word '.repeat(1_000).trim();
  const [item] = items(`### ${'word '.repeat(100)}\n${long}`);
  expect(item?.title.length).toBeLessThanOrEqual(maxTitle);
  expect(item?.description.length).toBeLessThanOrEqual(maxDescription);
  expect(item?.description.length).toBeGreaterThan(maxDescription / 2);
});
