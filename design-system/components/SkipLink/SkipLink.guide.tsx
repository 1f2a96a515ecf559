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
      description: 'Make it the first element of the page. It is invisible until the Tab key reaches it.',
      example: page('skip-link-do'),
    },
  ],
  donts: [
    {
      description: 'Use a target that cannot be focused: add `tabIndex={-1}` to the target.',
      example: <SkipLink target="nowhere">Skip to nowhere</SkipLink>,
    },
  ],
  anatomy: page('skip-link-parts'),
  parts: [
    {
      name: 'Target',
      description: 'The main content of the page. It gets the focus.',
      selector: '#skip-link-parts',
      side: 'right',
    },
  ],
  keyboard: {
    Tab: 'At the top of the page: shows the link and gives it the focus.',
    Enter: 'Moves the focus to the target.',
  },
  accessibility: [
    'The next press of Tab continues from the target, also if a router handles addresses.',
    'It stays in the accessibility tree while it is invisible.',
  ],
};
