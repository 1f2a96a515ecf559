import { opportunities, type Sample, solutions, summary, usual } from './Sample.ts';

const asObjects = {
  executiveSummary: summary,
  keyOpportunities: opportunities.map(([title, description]) => ({ title, description })),
  recommendedSolutions: solutions.map(([title, description, priority, roi, implementationDifficulty]) => ({
    title,
    description,
    priority,
    roi,
    implementationDifficulty,
  })),
};
const pretty = JSON.stringify(asObjects, null, 2);

/** JSON instead of markdown. */
export const jsonSamples: readonly Sample[] = [
  { name: 'JSON', reply: JSON.stringify(asObjects), ...usual },
  { name: 'fenced JSON', reply: `\`\`\`json\n${pretty}\n\`\`\``, ...usual },
  {
    name: 'JSON after a few words',
    reply: `Here is your report:\n\n\`\`\`\n${pretty}\n\`\`\`\n\nAnything else?`,
    ...usual,
  },
  { name: 'JSON between words without a fence', reply: `Here is your report: ${pretty}\n`, ...usual },
  { name: 'wrapped JSON', reply: JSON.stringify([{ auditReport: asObjects }]), ...usual },
  {
    name: 'JSON with line ends inside texts',
    reply: pretty.replace('hours a', 'hours\na'),
    ...usual,
    summary: summary.replace('hours a', 'hours\na'),
  },
  {
    name: 'JSON with commas too many',
    reply: pretty.replace(/([\]}])(?=\n)/g, '$1,').replace(/"\n/g, '",\n'),
    ...usual,
  },
  { name: 'JSON with comments', reply: `{ // the report\n${pretty.slice(1)} /* done */`, ...usual },
  {
    name: 'JSON that was cut off',
    reply: pretty.slice(0, pretty.indexOf('"recommendedSolutions"') + 60),
    summary,
    opportunities,
    solutions: 'canned',
  },
  {
    name: 'JSON with other names and forms',
    reply: JSON.stringify({
      executive_summary: ['**Your bakery** loses hours.', 'It need not.'],
      'Key Opportunities': {
        'Answer questions': 'Most calls repeat.',
        'Stop typing': { details: 'Invoices.' },
      },
      recommendations: [
        {
          name: '1. Website assistant',
          details: ['Answers.', 'Books.'],
          ROI: { min: 150, max: 200 },
          effort: 'Low',
        },
        { solution: 'Invoice reader', expected_roi: 120, priority: 'HIGH', complexity: 'hard' },
        '**Price list**: Drafts offers.',
        { description: 'A solution without a title.' },
      ],
    }),
    summary: 'Your bakery loses hours.\nIt need not.',
    opportunities: [
      ['Answer questions', 'Most calls repeat.'],
      ['Stop typing', 'Invoices.'],
    ],
    solutions: [
      ['Website assistant', 'Answers.\nBooks.', 'Medium', '150-200%', 'Low'],
      ['Invoice reader', '', 'High', '120%', 'Hard'],
      ['Price list', 'Drafts offers.', 'Medium', '150-200%', 'Medium'],
    ],
  },
  {
    name: 'JSON that says something else',
    reply: '{"error":{"code":"overloaded"}}',
    summary: 'canned',
    opportunities: 'canned',
    solutions: 'canned',
  },
];
