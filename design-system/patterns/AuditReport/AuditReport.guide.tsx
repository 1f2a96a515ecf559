import type { Guide } from '#storybook/guide';

export const guide: Guide = {
  dos: [
    {
      description: 'Say whether a model or templates wrote the report. If both did, say so for each part.',
      example: { story: 'patterns-auditreport--partly-written-by-ai' },
    },
    {
      description: 'Mark a value that the visitor did not give as your usual value.',
      example: { story: 'patterns-auditreport--partly-written-by-ai' },
    },
  ],
  donts: [
    {
      description: 'Show a figure without its assumptions.',
      example: { story: 'patterns-auditreport--default' },
    },
  ],
  anatomy: { story: 'patterns-auditreport--default', height: 900 },
  parts: [
    {
      name: 'Title',
      description: 'The title of the report and the name of the business.',
      selector: 'article h2',
      side: 'left',
    },
    {
      name: 'Part',
      description: 'A section with a heading and a button that copies the section.',
      selector: 'section',
      side: 'right',
    },
  ],
  keyboard: { Tab: 'Goes through the contents, then to the controls of each part.' },
  accessibility: ['Headings and landmarks follow the outline of the page.'],
};
