import { inSections, withSolutions } from './inSections.ts';
import { opportunities, type Sample, solutions, summary, usual } from './Sample.ts';

/** Sections written as tables. */
export const tableSamples: readonly Sample[] = [
  {
    name: 'tables',
    reply: inSections(
      `| Opportunity | Description |
|---|---|
| Answer repeated questions | Most calls are about opening hours and orders. |
| **Stop typing invoices** | Every supplier invoice is typed by hand. |`,
      `| # | Solution | Description | Priority | Expected ROI | Implementation Difficulty |
|:-:|:--|:--|:-:|--:|:-:|
| 1 | **Website assistant** | Answers common questions at any hour. | High | 200–300% | Easy |
| 2 | **Invoice reader** | Reads invoices and prepares the posting. | Medium | 150–200% | Hard |`,
    ),
    ...usual,
  },
  {
    name: 'a table without outer bars and in another order',
    reply: withSolutions(
      `Priority | ROI | Difficulty | Solution | What it does
--- | --- | --- | --- | ---
High | 200-300% | Easy | Website assistant | Answers common questions at any hour.
Medium | 150-200% | Hard | Invoice reader | Reads invoices and prepares the posting.`,
    ),
    ...usual,
  },
  {
    name: 'a table whose first column has another name, and more columns',
    reply: withSolutions(
      `| Area | Details | Timeline | ROI |
|---|---|---|---|
| Website assistant | Answers questions. | 2-4 weeks | 200-300% |
| Invoice reader |  | 3 months |  |`,
    ),
    summary,
    opportunities,
    solutions: [
      ['Website assistant', 'Answers questions.\nTimeline: 2-4 weeks', 'Medium', '200-300%', 'Medium'],
      ['Invoice reader', 'Timeline: 3 months', 'Medium', '150-200%', 'Medium'],
    ],
  },
  {
    name: 'cells of several lines',
    reply: withSolutions(
      `| Solution | Priority | ROI | Difficulty |
|---|---|---|---|
| Website assistant: Answers common questions at any hour. | High | 200-300% | Easy |
| **Invoice reader** – Reads invoices<br>and prepares the posting. | Medium | 150-200% | Hard |`,
    ),
    ...usual,
  },
  {
    name: 'a table with a column for each solution',
    reply: withSolutions(
      '| | Website assistant | Invoice reader |\n|---|---|---|\n| Priority | High | Medium |\n| ROI | 200-300% | 150-200% |\n| Difficulty | Easy | Hard |',
    ),
    summary,
    opportunities,
    solutions: [
      ['Website assistant', '', 'High', '200-300%', 'Easy'],
      ['Invoice reader', '', 'Medium', '150-200%', 'Hard'],
    ],
  },
  {
    name: 'a list and then a table of the attributes',
    reply: withSolutions(
      `### Website assistant
Answers common questions at any hour.

| Attribute | Value |
|---|---|
| Priority | High |
| ROI | 200-300% |
| Difficulty | Easy |

### Invoice reader
Reads invoices and prepares the posting.

| Attribute | Value |
|---|---|
| Priority | Medium |
| ROI | 150-200% |
| Difficulty | Hard |`,
    ),
    summary,
    opportunities,
    solutions,
  },
];
