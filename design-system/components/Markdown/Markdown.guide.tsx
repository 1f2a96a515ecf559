import type { Guide } from '#storybook/guide';

import { Markdown } from './Markdown.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Show an answer of a model, with the formatting it came with.',
      example: (
        <Markdown>
          {
            'Start with **one process**:\n\n1. Count its hours.\n2. Ask [our office](/contact) what it would save.'
          }
        </Markdown>
      ),
    },
  ],
  donts: [
    {
      description:
        'Draw a text of your own with it: the page would load a parser for words that never change.',
      example: <Markdown>We answer within **a working day**.</Markdown>,
    },
  ],
  drawn: (
    <Markdown>
      {
        '# Hours a week\n\nThe rules are those of [the state](https://www.gov.cy).\n\n| Process | Hours |\n|---|---|\n| Quotes | 12 |'
      }
    </Markdown>
  ),
  parts: [
    {
      name: 'Heading',
      description: 'The first three levels are the third of the page, so that a text never has its title.',
      at: 'h3',
      side: 'top',
    },
    {
      name: 'Destination',
      description: 'The address where a link that leaves the site really leads.',
      at: 'a span[dir="ltr"]',
      side: 'right',
    },
    { name: 'Table', description: 'Scrolls by itself where it is too wide.', at: 'table', side: 'bottom' },
  ],
  keyboard: {
    Tab: 'Goes to each link, and to a table that scrolls.',
    Enter: 'Opens the link.',
    'Left, Right': 'Scroll a wide table.',
  },
  accessibility: [
    'A link that leaves the site opens a new tab and says so to screen readers.',
    'A table is named by the texts of its first row.',
    'Set `lang` where a text is in a language other than the page’s; its direction is found by itself.',
  ],
};
