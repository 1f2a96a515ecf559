import type { Guide } from '#storybook/guide';

import { Badge } from '../Badge/Badge.tsx';
import { IndexList } from './IndexList.tsx';

const entry = {
  href: '/services/voice-agents',
  title: 'AI voice agents',
  text: 'Every call answered, day and night.',
};

export const guide: Guide = {
  dos: [
    {
      description: 'Say in one line what the reader finds on the page.',
      example: <IndexList columns={1} entries={[{ ...entry, meta: <Badge>9 hours a week</Badge> }]} />,
    },
  ],
  donts: [
    {
      description: 'Repeat the title in the text.',
      example: <IndexList columns={1} entries={[{ ...entry, text: 'About AI voice agents.' }]} />,
    },
  ],
  parts: [
    {
      name: 'Title',
      description: 'A heading with the link. It is the name of the row.',
      selector: 'h3',
      side: 'left',
    },
    { name: 'Text', description: 'One line about the page.', selector: 'h3 + p', side: 'left' },
    { name: 'Meta', description: 'Badges or figures. Optional.', selector: 'h3 ~ div', side: 'left' },
    {
      name: 'Row',
      description: 'Can be pressed anywhere, and leads to the page.',
      selector: 'li',
      side: 'right',
    },
  ],
  keyboard: { Tab: 'Goes on to the next row.', Enter: 'Goes to the page of the row.' },
  accessibility: [
    'A list. Each row is one link whose name is the title.',
    'The drawing before the title is decoration.',
  ],
};
