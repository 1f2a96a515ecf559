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

const nothing = { summary: 'template', opportunities: 'template', solutions: 'template' } as const;

/** JSON instead of markdown: read wherever it stands, and never shown as text. */
export const jsonSamples: readonly Sample[] = [
  { name: 'JSON', reply: JSON.stringify(asObjects), ...usual },
  { name: 'JSON on lines of its own', reply: `\n${pretty}\n`, ...usual },
  { name: 'fenced JSON', reply: `\`\`\`json\n${pretty}\n\`\`\``, ...usual },
  { name: 'JSON in a fence without a language', reply: `\`\`\`\n${pretty}\n\`\`\`\n`, ...usual },
  {
    name: 'JSON with values of other kinds',
    reply: JSON.stringify({
      executiveSummary: ['A list.'],
      keyOpportunities: [
        { title: ' Answer  questions ', description: 'Most\ncalls\u202e repeat.' },
        { title: '' },
      ],
      recommendedSolutions: [
        {
          title: 'Website assistant',
          priority: 'urgent',
          roi: '120 % – 180 %',
          implementationDifficulty: 'Low',
        },
        { description: 'A solution without a title.' },
        'Price list',
      ],
    }),
    summary: 'A list.',
    opportunities: [['Answer questions', 'Most\ncalls repeat.']],
    solutions: [
      ['Website assistant', '', 'High', '120-180%', 'Low'],
      ['A solution without a title', '', 'Medium', '150-200%', 'Medium'],
      ['Price list', '', 'Medium', '150-200%', 'Medium'],
    ],
  },
  {
    name: 'JSON between other words',
    reply: `Here is your report:\n\n\`\`\`\n${pretty}\n\`\`\`\n\nAnything else?`,
    ...usual,
  },
  { name: 'JSON behind other words', reply: `Here is your report: ${pretty}\n`, ...usual },
  {
    name: 'JSON that was cut off in a value',
    reply: pretty.slice(0, pretty.indexOf('"150-200%"') + 4),
    ...usual,
    solutions: [solutions[0], ['Invoice reader', solutions[1][1], 'Medium', '150-200%', 'Medium']],
  },
  {
    name: 'JSON in a wrapper, with keys in another spelling',
    reply: JSON.stringify({ report: asObjects })
      .replace('executiveSummary', 'executive_summary')
      .replace('keyOpportunities', 'Key Opportunities')
      .replaceAll('"implementationDifficulty":"E', '"implementation-difficulty":"E')
      .replace('"High"', '"HIGH"'),
    ...usual,
  },
  {
    name: 'JSON with a comma too many',
    reply: pretty.replace(/\}\n/g, '},\n').replace(/,\n$/, ''),
    ...usual,
  },
  {
    name: 'JSON with objects in place of lists',
    reply: JSON.stringify({
      executive_summary: summary,
      key_opportunities: {
        'Answer repeated questions': opportunities[0][1],
        'Stop typing invoices': opportunities[1][1],
      },
      recommended_solutions: {
        solution_1: asObjects.recommendedSolutions[0],
        solution_2: asObjects.recommendedSolutions[1],
      },
    }),
    ...usual,
  },
  {
    name: 'objects of JavaScript, with comments, single quotes and commas at the ends',
    reply: `const report = ${pretty
      .replace(/"(\w+)":/g, '$1:')
      .replaceAll('"', "'")
      .replace(/\}\n/g, '}, // next\n')
      .replace('{', '{ /* all of it */')};`,
    ...usual,
  },
  { name: 'JSON in a string of JSON', reply: JSON.stringify(pretty), ...usual },
  {
    name: 'a draft of JSON before the report',
    reply: `${JSON.stringify({ executive_summary: 'A.', key_opportunities: ['B'], recommended_solutions: ['C'] })}\n\n\`\`\`json\n${pretty}\n\`\`\``,
    ...usual,
  },
  {
    name: 'JSON in two wrappers, with a comment and the sections in a list',
    reply: `// The report\n${JSON.stringify({
      data: {
        sections: [
          { heading: 'Executive Summary', content: summary },
          { heading: 'Key Opportunities', items: asObjects.keyOpportunities },
          { heading: 'Recommended Solutions', items: asObjects.recommendedSolutions },
        ],
      },
    }).replace('{', '{ // all of it\n')}`,
    ...usual,
  },
  {
    name: 'markdown in a value of JSON',
    reply: JSON.stringify({
      report: `## Executive Summary\n${summary}\n\n## Key Opportunities\n${opportunities.map(([title, text]) => `- **${title}**: ${text}`).join('\n')}`,
    }),
    summary,
    opportunities,
    solutions: 'template',
  },
  {
    name: 'braces in a sentence',
    reply: `## Executive Summary\n${summary}\n\n## Key Opportunities\n- **Forms**: Fill {name: text} by hand.`,
    summary,
    opportunities: [['Forms', 'Fill {name: text} by hand.']],
    solutions: 'template',
  },
  { name: 'JSON that says something else', reply: '{"error":{"code":"overloaded"}}', ...nothing },
];
