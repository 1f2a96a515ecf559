// Long on purpose: samples are data.
import { inSections } from './inSections.ts';
import { type Sample, summary, usual } from './Sample.ts';

const sample = (name: string, opportunities: string, solutions: string): Sample => ({
  name,
  reply: inSections(opportunities, solutions),
  ...usual,
});

/** Items that are not, or not only, written as one list. */
export const looseItemSamples: readonly Sample[] = [
  sample(
    'paragraphs without any list',
    `Answer repeated questions: Most calls are about opening hours and orders.

Stop typing invoices: Every supplier invoice is typed by hand.`,
    `Website assistant: Answers common questions at any hour.
Priority: High
ROI: 200-300%
Difficulty: Easy

Invoice reader: Reads invoices and prepares the posting.
Priority: Medium
ROI: 150-200%
Difficulty: Hard`,
  ),
  sample(
    'items and headings of the same level',
    `## Answer repeated questions
Most calls are about opening hours and orders.

## Stop typing invoices
Every supplier invoice is typed by hand.`,
    `## Website assistant
Answers common questions at any hour.
Priority: High
ROI: 200-300%
Difficulty: Easy

## Invoice reader
Reads invoices and prepares the posting.
Priority: Medium
ROI: 150-200%
Difficulty: Hard`,
  ),
  sample(
    'loose lists and deep indentation',
    `-   **Answer repeated questions**

    Most calls are about opening hours and orders.

-   **Stop typing invoices**

    Every supplier invoice is typed by hand.`,
    `1.  **Website assistant**

    Answers common questions at any hour.

    *   **Priority**: High
    *   **ROI**: 200% to 300%
    *   **Implementation difficulty**: Easy

2.  **Invoice reader**

    Reads invoices and prepares the posting.

    *   **Priority**: Medium
    *   **ROI**: 150% to 200%
    *   **Implementation difficulty**: Hard`,
  ),
  sample(
    'task lists',
    `- [ ] **Answer repeated questions**: Most calls are about opening hours and orders.
- [x] **Stop typing invoices**: Every supplier invoice is typed by hand.`,
    `- [ ] **Website assistant** [Priority: High] [ROI: 200-300%] [Difficulty: Easy]: Answers common questions at any hour.
- [ ] **Invoice reader** [Priority: Medium] [ROI: 150-200%] [Difficulty: Hard]: Reads invoices and prepares the posting.`,
  ),
  sample(
    'bold beginnings without a list',
    `**Answer repeated questions** – Most calls are about opening hours and orders.

**Stop typing invoices** – Every supplier invoice is typed by hand.`,
    `**Website assistant** – Answers common questions at any hour.
- Priority: High
- ROI: 200-300%
- Difficulty: Easy

**Invoice reader** – Reads invoices and prepares the posting.
- Priority: Medium
- ROI: 150-200%
- Difficulty: Hard`,
  ),
  sample(
    'plain beginnings with lists of attributes',
    `Answer repeated questions
- Description: Most calls are about opening hours and orders.

Stop typing invoices
- Description: Every supplier invoice is typed by hand.`,
    `Website assistant: Answers common questions at any hour.
- Priority: High
- ROI: 200-300%
- Difficulty: Easy

Invoice reader: Reads invoices and prepares the posting.
- Priority: Medium
- ROI: 150-200%
- Difficulty: Hard`,
  ),
  sample(
    'attributes in the same list as titles',
    `- **Answer repeated questions**
- Description: Most calls are about opening hours and orders.
- **Stop typing invoices**
- Description: Every supplier invoice is typed by hand.`,
    `- **Website assistant**: Answers common questions at any hour.
- Priority: High
- ROI: 200-300%
- Difficulty: Easy
- **Invoice reader**: Reads invoices and prepares the posting.
- Priority: Medium
- ROI: 150-200%
- Difficulty: Hard`,
  ),
  sample(
    'bullets that markdown does not know',
    `• Answer repeated questions: Most calls are about opening hours and orders.
• Stop typing invoices: Every supplier invoice is typed by hand.`,
    `● **Website assistant**: Answers common questions at any hour.
  ◦ Priority: High
  ◦ ROI: 200-300%
  ◦ Difficulty: Easy
– **Invoice reader**: Reads invoices and prepares the posting.
  – Priority: Medium
  – ROI: 150-200%
  – Difficulty: Hard`,
  ),
  sample(
    'numbers with parts',
    `### 2.1 Answer repeated questions
Most calls are about opening hours and orders.
### 2.2. Stop typing invoices
Every supplier invoice is typed by hand.`,
    `### Recommended Solution 1: Website assistant
Answers common questions at any hour.
#### Priority: High
#### ROI: 200-300%
#### Difficulty: Easy
### Recommended Solution #2 — Invoice reader
Reads invoices and prepares the posting.
#### Priority: Medium
#### ROI: 150-200%
#### Difficulty: Hard`,
  ),
  {
    name: 'titles alone',
    reply: inSections(
      '- Answer repeated questions\n- Stop typing invoices.',
      '1. Website assistant\n2. **Invoice reader**',
    ),
    summary,
    opportunities: [
      ['Answer repeated questions', ''],
      ['Stop typing invoices', ''],
    ],
    solutions: [
      ['Website assistant', '', 'Medium', '150-200%', 'Medium'],
      ['Invoice reader', '', 'Medium', '150-200%', 'Medium'],
    ],
  },
  {
    name: 'sentences instead of titles',
    reply: inSections(
      '- Answer repeated questions. Most calls are about opening hours.\n- **Invoices** are typed by hand every day.',
      '- A website assistant that answers the questions of your customers about opening hours, orders, deliveries, prices and allergens at any hour of the day.',
    ),
    summary,
    opportunities: [
      ['Answer repeated questions', 'Most calls are about opening hours.'],
      ['Invoices', 'Invoices are typed by hand every day.'],
    ],
    solutions: [
      [
        'A website assistant that answers the questions of your customers about opening…',
        'A website assistant that answers the questions of your customers about opening hours, orders, deliveries, prices and allergens at any hour of the day.',
        'Medium',
        '150-200%',
        'Medium',
      ],
    ],
  },
  {
    name: 'nested bullets as descriptions',
    reply: inSections(
      `1. **Answer repeated questions**
   - Most calls are about opening hours.
   - They interrupt the baker.`,
      `### Website assistant
It answers common questions:
- at any hour
- **Benefit:** fewer calls
- Priority: High`,
    ),
    summary,
    opportunities: [
      ['Answer repeated questions', 'Most calls are about opening hours.\nThey interrupt the baker.'],
    ],
    solutions: [
      [
        'Website assistant',
        'It answers common questions:\nat any hour\nBenefit: fewer calls',
        'High',
        '150-200%',
        'Medium',
      ],
    ],
  },
];
