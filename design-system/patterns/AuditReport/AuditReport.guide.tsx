import type { Guide } from '#storybook/guide';

export const guide: Guide = {
  dos: [
    {
      words: 'Say who wrote it: a model, templates, or both.',
      example: { story: 'patterns-auditreport--default' },
    },
  ],
  donts: [
    { words: 'Show a figure without its assumptions.', example: { story: 'patterns-auditreport--default' } },
  ],
  drawn: { story: 'patterns-auditreport--default' },
  parts: [
    { name: 'Title', words: 'The report and the business it is for.' },
    { name: 'Part', words: 'A section with a heading, which can be copied.' },
  ],
  keyboard: { Tab: 'Goes through the contents, then to the controls of each part.' },
  accessibility: ['Headings and landmarks follow the outline of the page.'],
};
