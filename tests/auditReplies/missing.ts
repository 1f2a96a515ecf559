import { opportunities, type Sample, solutions, summary } from './Sample.ts';

const opportunitiesText = `## Key Opportunities

- **Answer repeated questions**: Most calls are about opening hours and orders.
- **Stop typing invoices**: Every supplier invoice is typed by hand.`;
const solutionsText = `## Recommended Solutions

- **Website assistant**: Answers common questions at any hour. (High priority, ROI 200-300%, Easy difficulty)
- **Invoice reader**: Reads invoices and prepares the posting. (Medium priority, ROI 150-200%, Hard difficulty)`;
const nothing = { summary: 'template', opportunities: 'template', solutions: 'template' } as const;

/** Replies that lack a section, or all of them. */
export const missingSamples: readonly Sample[] = [
  { name: 'an empty reply', reply: '', ...nothing, areas: ['hr'] },
  { name: 'white space', reply: ' \n\t\n ', ...nothing },
  { name: 'a rule', reply: '---', ...nothing },
  {
    name: 'names of sections alone',
    reply: '## Executive Summary\n## Key Opportunities\n## Recommended Solutions',
    ...nothing,
  },
  {
    name: 'text without headings',
    reply: 'Your bakery could save ten hours a week.\n\nStart with the telephone.',
    ...nothing,
    summary: 'Your bakery could save ten hours a week.',
    areas: ['sales', 'finance'],
  },
  {
    name: 'text without headings after a preamble',
    reply: 'Sure! Here is your report.\n\n**AI Audit Report**\n\nYour bakery could save ten hours a week.',
    ...nothing,
    summary: 'Your bakery could save ten hours a week.',
  },
  {
    name: 'no summary',
    reply: `${summary}\n\n${opportunitiesText}\n\n${solutionsText}`,
    summary,
    opportunities,
    solutions,
  },
  {
    name: 'no summary and nothing before the sections',
    reply: `${opportunitiesText}\n\n${solutionsText}`,
    summary: 'template',
    opportunities,
    solutions,
  },
  {
    name: 'an empty summary',
    reply: `## Executive Summary\n\n${opportunitiesText}\n\n${solutionsText}`,
    summary: 'template',
    opportunities,
    solutions,
  },
  {
    name: 'no opportunities',
    reply: `## Executive Summary\n${summary}\n\n${solutionsText}`,
    areas: ['finance'],
    summary,
    opportunities: 'template',
    solutions,
  },
  {
    name: 'no solutions',
    reply: `## Executive Summary\n${summary}\n\n${opportunitiesText}`,
    areas: ['customerService', 'sales', 'operations', 'finance', 'hr', 'other'],
    summary,
    opportunities,
    solutions: 'template',
  },
  {
    name: 'solutions that were cut off after their name',
    reply: `## Executive Summary\n${summary}\n\n${opportunitiesText}\n\n## Recommended Solutions\n\n1.`,
    summary,
    opportunities,
    solutions: 'template',
  },
  {
    name: 'a summary with words like the names of sections',
    reply: `## Executive Summary\n\nOur recommended solutions focus on the telephone.\nThe key opportunities are in the office.\n\n${opportunitiesText}\n\n${solutionsText}`,
    summary: 'Our recommended solutions focus on the telephone. The key opportunities are in the office.',
    opportunities,
    solutions,
  },
  {
    name: 'items with titles like the names of sections',
    reply: `## Executive Summary\n${summary}\n\n## Key Opportunities\n\n### AI Solutions for the telephone\n\n**Overview:** Most calls repeat.\n\n### Summary dashboards\n\nFigures every morning.\n\n${solutionsText}`,
    summary,
    opportunities: [
      ['AI Solutions for the telephone', 'Overview: Most calls repeat.'],
      ['Summary dashboards', 'Figures every morning.'],
    ],
    solutions,
  },
];
