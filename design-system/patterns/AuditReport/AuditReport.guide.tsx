import type { Guide } from '#storybook/guide';

export const guide: Guide = {
  dos: [
    {
      description: 'Say who wrote it: a model, templates, or both, and then which part.',
      example: { story: 'patterns-auditreport--partly-written-by-ai' },
    },
    {
      description: 'Mark a fact that the author did not state as your usual value.',
      example: { story: 'patterns-auditreport--partly-written-by-ai' },
    },
  ],
  donts: [
    {
      description: 'Show a figure without its assumptions.',
      example: { story: 'patterns-auditreport--default' },
    },
  ],
  drawn: { story: 'patterns-auditreport--default', height: 900 },
  parts: [
    { name: 'Title', description: 'The report and the business it is for.', at: 'article h2', side: 'left' },
    {
      name: 'Part',
      description: 'A section with a heading, which can be copied.',
      at: 'section',
      side: 'right',
    },
  ],
  keyboard: { Tab: 'Goes through the contents, then to the controls of each part.' },
  accessibility: ['Headings and landmarks follow the outline of the page.'],
};
