import type { Guide } from '#storybook/guide';

import { Text } from '../Text/Text.tsx';
import { SkipLink } from './SkipLink.tsx';

const page = (id: string) => (
  <>
    <SkipLink target={id}>Skip to main content</SkipLink>
    <div id={id} tabIndex={-1}>
      <Text>The content of the page.</Text>
    </div>
  </>
);

export const guide: Guide = {
  dos: [
    {
      description: 'Make it the first element of the page. It is out of sight until the Tab key reaches it.',
      example: page('skip-link-do'),
    },
  ],
  donts: [
    {
      description: 'Lead to an element that cannot take the focus: give it `tabIndex={-1}`.',
      example: <SkipLink target="nowhere">Skip to nowhere</SkipLink>,
    },
  ],
  drawn: page('skip-link-parts'),
  parts: [
    {
      name: 'Target',
      description: 'The content of the page, which takes the focus.',
      at: '#skip-link-parts',
      side: 'right',
    },
  ],
  keyboard: {
    Tab: 'At the top of the page: shows the link and gives it the focus.',
    Enter: 'Moves the focus to the target.',
  },
  accessibility: [
    'The next Tab goes on from the target, also where a router handles addresses.',
    'It stays in the accessibility tree while it is out of sight.',
  ],
};
