import { inSections } from './inSections.ts';
import { type Sample, usual } from './Sample.ts';

const sample = (name: string, opportunities: string, solutions: string): Sample => ({
  name,
  reply: inSections(opportunities, solutions),
  ...usual,
});

/** The ways of writing the items of a section as lists and headings. */
export const itemSamples: readonly Sample[] = [
  sample(
    'bullets with dashes',
    `* **Answer repeated questions** – Most calls are about opening hours and orders.
* **Stop typing invoices** — Every supplier invoice is typed by hand.`,
    `* **Website assistant** - Answers common questions at any hour. (High priority, ROI 200-300%, Easy difficulty)
* **Invoice reader** - Reads invoices and prepares the posting. (Medium priority, ROI 150-200%, Hard difficulty)`,
  ),
  sample(
    'bold titles with the colon inside',
    `- **Answer repeated questions:** Most calls are about opening hours and orders.
- **Stop typing invoices:** Every supplier invoice is typed by hand.`,
    `- **Website assistant:** Answers common questions at any hour. **Priority:** High. **ROI:** 200-300%. **Difficulty:** Easy.
- **Invoice reader:** Reads invoices and prepares the posting. **Priority:** Medium. **ROI:** 150-200%. **Difficulty:** Hard.`,
  ),
  sample(
    'plain titles',
    `1. Answer repeated questions: Most calls are about opening hours and orders.
2. Stop typing invoices: Every supplier invoice is typed by hand.`,
    `1. Website assistant (High priority, ROI 200-300%, Easy difficulty): Answers common questions at any hour.
2. Invoice reader (Medium priority, ROI 150-200%, Hard difficulty): Reads invoices and prepares the posting.`,
  ),
  sample(
    'headings for items',
    `### 1. Answer repeated questions
Most calls are about opening hours and orders.

### 2. Stop typing invoices
Every supplier invoice is typed by hand.`,
    `### 1. Website assistant
Answers common questions at any hour.

- **Priority:** High
- **ROI:** 200–300%
- **Implementation Difficulty:** Easy

### 2. Invoice reader
Reads invoices and prepares the posting.

- **Priority:** Medium
- **ROI:** 150–200%
- **Implementation Difficulty:** Hard`,
  ),
  sample(
    'bold lines for items',
    `**1. Answer repeated questions**
Most calls are about opening hours and orders.

**2. Stop typing invoices**
Every supplier invoice is typed by hand.`,
    `**1. Website assistant**

Answers common questions at any hour.

Priority: High | ROI: 200-300% | Difficulty: Easy

**2. Invoice reader**

Reads invoices and prepares the posting.

Priority: Medium | ROI: 150-200% | Difficulty: Hard`,
  ),
  sample(
    'descriptions that are not indented',
    `1. **Answer repeated questions**

Most calls are about opening hours and orders.

2. **Stop typing invoices**

Every supplier invoice is typed by hand.`,
    `1. **Website assistant**

Answers common questions at any hour.

- Priority: High
- ROI: 200-300%
- Difficulty: Easy

2. **Invoice reader**

Reads invoices and prepares the posting.

- Priority: Medium
- ROI: 150-200%
- Difficulty: Hard`,
  ),
  sample(
    'everything in labels',
    `1. **Title:** Answer repeated questions
   **Description:** Most calls are about opening hours and orders.
2. **Title:** Stop typing invoices
   **Description:** Every supplier invoice is typed by hand.`,
    `- Title: Website assistant
  - Description: Answers common questions at any hour.
  - Priority: High
  - ROI range: 200-300%
  - Implementation Difficulty: Easy
- Title: Invoice reader
  - Description: Reads invoices and prepares the posting.
  - Priority: Medium
  - ROI range: 150-200%
  - Implementation Difficulty: Hard`,
  ),
  sample(
    'numbered names before titles',
    `**Opportunity 1: Answer repeated questions**
Most calls are about opening hours and orders.

**Opportunity 2: Stop typing invoices**
Every supplier invoice is typed by hand.`,
    `### Solution 1: Website assistant
*Priority: High, ROI: 200-300%, Difficulty: Easy*

Answers common questions at any hour.

### Solution 2: Invoice reader
*Priority: Medium, ROI: 150-200%, Difficulty: Hard*

Reads invoices and prepares the posting.`,
  ),
  sample(
    'bold labels before plain titles',
    `- **Opportunity 1:** Answer repeated questions - Most calls are about opening hours and orders.
- **Opportunity 2:** Stop typing invoices - Every supplier invoice is typed by hand.`,
    `- **Solution 1:** Website assistant - Answers common questions at any hour.
  Priority: High
  ROI: 200-300%
  Difficulty: Easy
- **Solution 2:** Invoice reader - Reads invoices and prepares the posting.
  Priority: Medium
  ROI: 150-200%
  Difficulty: Hard`,
  ),
  sample(
    'numbers in brackets, behind a hash and without a space, and a priority behind a dash',
    '**(1) Answer repeated questions**: Most calls are about opening hours and orders.\n\n**#2: Stop typing invoices**: Every supplier invoice is typed by hand.',
    '### 1 – Website assistant – High priority\nAnswers common questions at any hour.\nROI: 200-300%\nDifficulty: Easy\n\n### 2 – Invoice reader – Medium priority\nReads invoices and prepares the posting.\nROI: 150-200%\nDifficulty: Hard',
  ),
  sample(
    'numbers and dashes without a space before bold words',
    '1.**Answer repeated questions**: Most calls are about opening hours and orders.\n2.**Stop typing invoices**: Every supplier invoice is typed by hand.',
    '1.**Website assistant**: Answers common questions at any hour.\n   -**Priority:** High\n   -**ROI:** 200-300%\n   -**Difficulty:** Easy\n2.**Invoice reader**: Reads invoices and prepares the posting.\n   -**Priority:** Medium\n   -**ROI:** 150-200%\n   -**Difficulty:** Hard',
  ),
];
