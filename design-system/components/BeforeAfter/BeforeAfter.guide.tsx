import type { Guide } from '#storybook/guide';

import { BeforeAfter } from './BeforeAfter.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Show the same process twice, with the same beginning and the same end.',
      example: (
        <BeforeAfter
          before={{
            title: 'By hand',
            text: 'Everyone waits for someone.',
            steps: ['The enquiry waits', 'Somebody copies it'],
            total: 'Two days',
          }}
          after={{
            title: 'With software',
            text: 'People decide.',
            steps: ['The enquiry is read at once', 'The manager approves'],
            total: 'Eleven minutes',
          }}
        />
      ),
    },
  ],
  donts: [
    {
      description: 'Compare two different things: use a `Table` for them.',
      example: (
        <BeforeAfter
          before={{ title: 'Invoices', steps: ['Type'] }}
          after={{ title: 'Holidays', steps: ['Ask'] }}
        />
      ),
    },
  ],
  parts: [
    { name: 'Title', description: 'A heading that names the process.', selector: 'h3', side: 'left' },
    {
      name: 'Text',
      description: 'One sentence about the process. Optional.',
      selector: 'h3 + p',
      side: 'left',
    },
    {
      name: 'Step',
      description: 'One step of the process, in the order in which the steps happen.',
      selector: 'li',
      side: 'left',
    },
    {
      name: 'Total',
      description: 'The effort of the whole process. Optional.',
      selector: 'ol + p',
      side: 'bottom',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'Each process is an ordered list under its own heading; the lines beside it are decoration.',
    'Choose `headingLevel` so that the titles follow the heading above them.',
  ],
};
