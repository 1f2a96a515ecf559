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
    { name: 'Title', description: 'A heading with the link, which names the row.', at: 'h3', side: 'left' },
    { name: 'Text', description: 'One line about the page.', at: 'h3 + p', side: 'left' },
    { name: 'Meta', description: 'Badges or figures; may be left out.', at: 'h3 ~ div', side: 'left' },
    { name: 'Row', description: 'All of it leads to the page.', at: 'li', side: 'right' },
  ],
  keyboard: { Tab: 'Goes on to the next row.', Enter: 'Goes to its page.' },
  accessibility: [
    'A list; each row is one link, named by its title alone.',
    'The drawing before the title is decoration.',
  ],
};
