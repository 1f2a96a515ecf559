import type { Guide } from '#storybook/guide';

import { Markdown } from './Markdown.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Use it for the answer of a model, with its formatting.',
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
      description: 'Use it for your own text: the page would load a parser for a text that never changes.',
      example: <Markdown>We answer within **a working day**.</Markdown>,
    },
  ],
  anatomy: (
    <Markdown>
      {
        '# Hours a week\n\nThe rules are those of [the state](https://www.gov.cy).\n\n| Process | Hours |\n|---|---|\n| Quotes | 12 |'
      }
    </Markdown>
  ),
  parts: [
    {
      name: 'Heading',
      description:
        'Headings of the first three levels get level 3, so that a text never has the main heading of the page.',
      selector: 'h3',
      side: 'top',
    },
    {
      name: 'Destination',
      description: 'The real destination of a link that leaves the site.',
      selector: 'a span[dir="ltr"]',
      side: 'right',
    },
    {
      name: 'Table',
      description: 'Scrolls in its own frame if it is too wide.',
      selector: 'table',
      side: 'bottom',
    },
  ],
  keyboard: {
    Tab: 'Goes to each link, and to a table that scrolls.',
    Enter: 'Opens the link.',
    'Left, Right': 'Scroll a wide table.',
  },
  accessibility: [
    'A link that leaves the site opens a new tab, and screen readers announce this.',
    'The name of a table is the text of its header cells.',
    'Set `lang` if the text is not in the language of the page. The direction of the text is detected.',
  ],
};
