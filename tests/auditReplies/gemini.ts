import { opportunities, type Sample, solutions, summary, usual } from './Sample.ts';

const opportunitiesText = `1. **Answer repeated questions**: Most calls are about opening hours and orders.
2. **Stop typing invoices**: Every supplier invoice is typed by hand.`;
const top = `## Executive Summary
${summary}

## Key Opportunities
${opportunitiesText}

## Recommended Solutions
`;
const prompted = `${top}1. **Website assistant**: Answers common questions at any hour.
- **Priority:** High
- **ROI:** 200-300%
- **Implementation Difficulty:** Easy
2. **Invoice reader**: Reads invoices and prepares the posting.
- **Priority:** Medium
- **ROI:** 150-200%
- **Implementation Difficulty:** Hard`;

const sample = (name: string, solutionsText: string): Sample => ({
  name,
  reply: top + solutionsText,
  ...usual,
});

/** Replies of Gemini to our prompt: its exact words, and its liberties with them. */
export const geminiSamples: readonly Sample[] = [
  { name: 'the prescribed form', reply: prompted, ...usual },
  {
    name: 'the prescribed form with bullets indented by four',
    reply: prompted.replace(/^- /gm, '    *   '),
    ...usual,
  },
  {
    name: 'the prescribed form with an empty line everywhere',
    reply: prompted.replaceAll('\n', '\n\n'),
    ...usual,
  },
  {
    name: 'titles that go on behind an em dash without spaces',
    reply: prompted.replaceAll('**: ', '**—'),
    ...usual,
  },
  sample(
    'lines that end with two spaces',
    `**1. Website assistant**  \nAnswers common questions at any hour.  \n**Priority:** High  \n**ROI:** 200–300%  \n**Implementation Difficulty:** Easy  \n\n**2. Invoice reader**  \nReads invoices and prepares the posting.  \n**Priority:** Medium  \n**ROI:** 150–200%  \n**Implementation Difficulty:** Hard`,
  ),
  sample(
    'attributes on one line',
    `1. **Website assistant**: Answers common questions at any hour.
   Priority: High | ROI: 200-300% | Implementation Difficulty: Easy
2. **Invoice reader**: Reads invoices and prepares the posting.
   **Priority:** Medium | **ROI:** 150-200% | **Implementation Difficulty:** Hard`,
  ),
  sample(
    'a priority behind the title',
    `### 1. Website assistant (High Priority)
Answers common questions at any hour.
* **Expected ROI:** 200% – 300%
* **Implementation Difficulty:** Easy

### 2. Invoice reader (Medium Priority)
Reads invoices and prepares the posting.
* **Expected ROI:** 150% – 200%
* **Implementation Difficulty:** Hard`,
  ),
  sample(
    'a rule between items',
    `### Website assistant
Answers common questions at any hour.
- **Priority:** High
- **ROI:** 200-300%
- **Difficulty:** Easy

---

### Invoice reader
Reads invoices and prepares the posting.
- **Priority:** Medium
- **ROI:** 150-200%
- **Difficulty:** Hard

---

By implementing these solutions, the bakery wins a day a week.`,
  ),
  {
    name: 'a colon inside the title of a heading',
    reply: `${top}### 1. Website assistant: Your 24/7 colleague\nAnswers.\n\n### 2. Invoice reader: Never type again\nReads.`,
    summary,
    opportunities,
    solutions: [
      ['Website assistant: Your 24/7 colleague', 'Answers.', 'Medium', '150-200%', 'Medium'],
      ['Invoice reader: Never type again', 'Reads.', 'Medium', '150-200%', 'Medium'],
    ],
  },
  {
    name: 'parts of an item with labels of their own',
    reply: `${top}1. **Website assistant**\n   - **What it does:** Answers common questions.\n   - **Impact:** Fewer calls.\n   - **Priority:** High\n   - **ROI:** 200-300%\n   - **Implementation Difficulty:** Easy`,
    summary,
    opportunities,
    solutions: [
      ['Website assistant', 'Answers common questions.\nImpact: Fewer calls.', 'High', '200-300%', 'Easy'],
    ],
  },
  {
    name: 'sub-headings below an item',
    reply: `${top}### Website assistant\n\n#### How it works\n\nAnswers common questions.\n\n#### Priority: High\n\n### Invoice reader\n\nReads invoices.`,
    summary,
    opportunities,
    solutions: [
      ['Website assistant', 'How it works\nAnswers common questions.', 'High', '150-200%', 'Medium'],
      ['Invoice reader', 'Reads invoices.', 'Medium', '150-200%', 'Medium'],
    ],
  },
  {
    name: 'next steps under a bold line',
    reply: `${prompted}\n\n**Next Steps**\n\n1. **Book a talk**: Call us.\n2. **Start**: Begin.`,
    ...usual,
  },
  {
    name: 'a summary with bold words, its name in the text and a list',
    reply: prompted.replace(
      summary,
      'Overall, **ten hours a week** are lost.\nThe key opportunities are in the office:\n\n- **Key opportunities:** calls and invoices\n- Recommended solutions: two tools\n\nTogether, they pay.',
    ),
    summary:
      'Overall, ten hours a week are lost. The key opportunities are in the office:\nKey opportunities: calls and invoices\nRecommended solutions: two tools\n\nTogether, they pay.',
    opportunities,
    solutions,
  },
  {
    name: 'a reply that was cut off in an item',
    reply: prompted.slice(0, prompted.indexOf('**Implementation Difficulty:** Hard')),
    summary,
    opportunities,
    solutions: [solutions[0], ['Invoice reader', solutions[1][1], 'Medium', '150-200%', 'Medium']],
  },
  {
    name: 'the return as Greek and English people write it',
    reply: `${top}1. **Βοηθός**: Απαντά.\n   - **Προτεραιότητα:** Χαμηλή\n   - **Εκτιμώμενο ROI:** περίπου 150% τον πρώτο χρόνο\n   - **Δυσκολία:** Μέτρια`,
    summary,
    opportunities,
    solutions: [['Βοηθός', 'Απαντά.', 'Low', 'περίπου 150% τον πρώτο χρόνο', 'Medium']],
  },
];
