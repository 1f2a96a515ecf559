import type { Guide } from '#storybook/guide';

import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'guide-cost', question: 'What does it cost?', answer: 'From €480 a month.' },
  { id: 'guide-time', question: 'How long does it take?', answer: 'Six weeks.' },
];

export const guide: Guide = {
  dos: [
    { description: 'Write the question as a reader would ask it.', example: <Accordion items={items} /> },
  ],
  donts: [
    {
      description: 'Hide a text that everybody must read.',
      example: (
        <Accordion items={[{ id: 'guide-terms', question: 'Terms', answer: 'You pay in advance.' }]} />
      ),
    },
  ],
  parts: [
    {
      name: 'Question',
      description: 'A heading in a native `summary`.',
      selector: 'summary h3',
      side: 'left',
    },
    {
      name: 'Sign',
      description: 'Decoration. The whole row can be pressed.',
      selector: 'summary svg',
      side: 'right',
    },
  ],
  keyboard: { Tab: 'Goes on to the next question.', 'Enter, Space': 'Opens or closes the answer.' },
  accessibility: [
    'A native `details` element: screen readers announce whether it is open, and find-in-page opens it.',
    'Each `id` is an anchor: a link to `/page#id` opens the answer with that `id`.',
  ],
};
