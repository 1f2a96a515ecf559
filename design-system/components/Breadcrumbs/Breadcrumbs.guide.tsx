import type { Guide } from '#storybook/guide';

import { Breadcrumbs } from './Breadcrumbs.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'End with the page itself.',
      example: <Breadcrumbs items={[{ label: 'Services', href: '/services' }, { label: 'Voice agents' }]} />,
    },
  ],
  donts: [
    {
      description: 'Draw it where there is one level.',
      example: <Breadcrumbs items={[{ label: 'Home', href: '/' }]} />,
    },
  ],
  parts: [
    { name: 'Step', description: 'A link to a page above.', at: 'a', side: 'left' },
    {
      name: 'Page shown',
      description: 'No link; announced as the current page.',
      at: '[aria-current]',
      side: 'right',
    },
  ],
  keyboard: { Tab: 'Goes on to the next step.', Enter: 'Goes to that page.' },
  accessibility: ['A landmark, named by the label `navigation.breadcrumbs`.'],
};
