import { describe, expect, test } from 'vitest';

import { readMarkdown } from './readMarkdown.ts';
import { readSections } from './readSections.ts';
import { splitSections } from './splitSections.ts';

const regions = (markdown: string) =>
  splitSections(readMarkdown(markdown))
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ section, blocks }) => [section, blocks.length]);
const read = (markdown: string) => {
  const { summary, opportunities, solutions } = readSections(readMarkdown(markdown));
  return [summary, opportunities.map(({ title }) => title), solutions.map(({ title }) => title)];
};

describe('parts a reply', () => {
  test.each<[string, string, (string | number | null)[][]]>([
    [
      'at headings',
      '# Executive Summary\nA\n# Key Opportunities\n- B\n# Recommended Solutions\n- C',
      [
        ['summary', 1],
        ['opportunities', 1],
        ['solutions', 1],
      ],
    ],
    [
      'at lines',
      'Executive Summary\nA\nKey Opportunities:\n- B',
      [
        ['summary', 1],
        ['opportunities', 1],
      ],
    ],
    ['at lines with more', 'Executive Summary: A', [['summary', 1]]],
    [
      'at bold lines',
      '**Overview**\nA\n\n**Solutions:** B',
      [
        ['summary', 1],
        ['solutions', 1],
      ],
    ],
    [
      'at the names in a list',
      '- Executive Summary: A\n- Key Opportunities: B\n- C',
      [
        ['summary', 1],
        ['opportunities', 2],
      ],
    ],
    ['but not at one vague name in a list', '- Solutions: B', [[null, 1]]],
    ['but not in a table of contents', '- Executive Summary\n- Key Opportunities\n\nA', [[null, 1]]],
    [
      'before all names',
      'Hello.\n# Summary\nA',
      [
        [null, 1],
        ['summary', 1],
      ],
    ],
    [
      'after a closing heading',
      '# Key Opportunities\n- B\n# Next Steps\n- C',
      [
        ['opportunities', 1],
        [null, 2],
      ],
    ],
    [
      'after a closing line',
      '# Key Opportunities\n*B*\n\n**Next Steps**\nC',
      [
        ['opportunities', 1],
        [null, 1],
      ],
    ],
    [
      'after a higher heading',
      '## Key Opportunities\n*B*\n# Bakery\nC',
      [
        ['opportunities', 1],
        [null, 2],
      ],
    ],
    [
      'after a heading as high',
      '## Summary\nA\n## Bakery\nC',
      [
        ['summary', 1],
        [null, 2],
      ],
    ],
    [
      'but not at items with headings as high',
      '## Key Opportunities\nThese:\n## B\nb\n## C\nc',
      [['opportunities', 5]],
    ],
    [
      'but at a heading as high after other items',
      '## Key Opportunities\n- B\n## C\nc',
      [
        ['opportunities', 1],
        [null, 2],
      ],
    ],
    ['but not at lower headings', '## Key Opportunities\n### B\n### Overview\n### C', [['opportunities', 3]]],
    ['but not at the same name again', '## Solutions\n- B\n### Solutions', [['solutions', 2]]],
    [
      'at a sure name again',
      '## Key Opportunities\n- B\n## Key Opportunities\n- C',
      [
        ['opportunities', 1],
        ['opportunities', 1],
      ],
    ],
    [
      'at another vague name',
      '## Key Opportunities\n- B\n## Solutions\n- C',
      [
        ['opportunities', 1],
        ['solutions', 1],
      ],
    ],
  ])('%s', (_, markdown, expected) => expect(regions(markdown)).toEqual(expected));

  test.each<[string, string, (string | number | null)[][]]>([
    ['at a bold name after other words', '**Bakery: Recommended Solutions**\n- B', [['solutions', 1]]],
    ['at a bold name with a colon after it', '**Bakery: Recommended Solutions**:\n- B', [['solutions', 1]]],
    ['at a bold name with a colon in it', '**Bakery Recommended Solutions:** B', [['solutions', 1]]],
    ['but not at a plain name after other words', 'Bakery: Recommended Solutions\n- B', [[null, 2]]],
    ['but not at plain words before a colon', 'Bakery Recommended Solutions: B', [[null, 1]]],
    ['but not at a bold name in a sentence', '**AI-powered solutions** help.', [[null, 1]]],
    ['but not at one vague bold name in a list', '- **Solutions:** B', [[null, 1]]],
    ['but not twice after the last section', '# Next Steps\nA\n# Other\nB', [[null, 4]]],
    [
      'at headings in a list',
      '- # Executive Summary\n\n  A\n- # Solutions\n\n  B',
      [
        ['summary', 1],
        ['solutions', 1],
      ],
    ],
    [
      'at names in a list with more lines',
      '- Executive Summary\n  of your shop\n- Key Opportunities',
      [['summary', 1]],
    ],
    [
      'at names in a list with paragraphs',
      '- Executive Summary\n\n  A\n- Key Opportunities',
      [['summary', 1]],
    ],
  ])('%s', (_, markdown, expected) => expect(regions(markdown)).toEqual(expected));
});

describe('reads the summary', () => {
  test.each([
    ['of its section', '# Summary\nA.\n\n- B\n- C\n\nI hope this helps!', 'A.\n\nB\nC'],
    ['of the first section that says something', '# Executive Summary\n# Executive Summary\nA.', 'A.'],
    ['after its name', 'Executive Summary - A is so.', 'A is so.'],
    ['after its bold name', '**Summary:** A is so.', 'A is so.'],
    ['after its bold name and a dash', '**Summary** – A is so.', 'A is so.'],
    ['with nested lists', '# Summary\n- A\n  - b\n\n    ---\n\n    c', 'A b c'],
    ['else a paragraph that begins bold', '**Bakery** is open.\n\nA.', 'Bakery is open.'],
    ['else a paragraph whose first line is bold', '**Bakery**\nis open.\n\nA.', 'Bakery is open.'],
    ['else a short line', 'Bakery\n\nA.', 'Bakery'],
    ['else a long line about a report', `A report ${'x'.repeat(72)}\n\nA.`, `A report ${'x'.repeat(72)}`],
    ['but no title of eighty characters', `A report ${'x'.repeat(71)}\n\nA.`, 'A.'],
    ['but no title with a version', 'v1.0 Audit Report\n\nA.', 'A.'],
    ['but no remark after items', '# Key Opportunities\n- B\n\nA later remark.', ''],
    ['else the first paragraph', 'A.\n\nB.', 'A.'],
    ['but no title', '**Bakery**\n\nA.', 'A.'],
    ['but no title of a document', 'AI Audit Report\n\nA.', 'A.'],
    ['but a sentence about a report', 'This report is short.\n\nA.', 'This report is short.'],
    ['but no announcement', 'Here is your report.\n\nA.', 'A.'],
    ['but no goodbye', 'Thank you for asking.\n\nA.', 'A.'],
    ['but an announcement if there is nothing else', 'Here is your report.', 'Here is your report.'],
    ['else what introduces items', '# Key Opportunities\nThese matter.\n\n- B', 'These matter.'],
    ['but no item', '# Key Opportunities\nB: b\n\nC: c', ''],
    ['but none after a colon', '# Key Opportunities\n- B', ''],
  ])('%s', (_, markdown, summary) => expect(read(markdown)[0]).toBe(summary));
});

test('reads the items of sections that come in parts', () => {
  expect(
    read(
      '# Key Opportunities\n- B\n# Recommended Solutions\n- C\n# Key Opportunities\n- D\n# Next Steps\n- E',
    ),
  ).toEqual(['', ['B', 'D'], ['C']]);
});
