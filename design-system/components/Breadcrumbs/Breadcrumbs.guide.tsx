import type { Guide } from '#storybook/guide';

import { Breadcrumbs } from './Breadcrumbs.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'End with the current page.',
      example: <Breadcrumbs items={[{ label: 'Services', href: '/services' }, { label: 'Voice agents' }]} />,
    },
  ],
  donts: [
    {
      description: 'Use it for a page that has no page above it.',
      example: <Breadcrumbs items={[{ label: 'Home', href: '/' }]} />,
    },
  ],
  parts: [
    { name: 'Step', description: 'A link to a page above.', selector: 'a', side: 'left' },
    {
      name: 'Current page',
      description: 'Not a link. Screen readers announce it as the current page.',
      selector: '[aria-current]',
      side: 'right',
    },
  ],
  keyboard: { Tab: 'Goes on to the next step.', Enter: 'Goes to that page.' },
  accessibility: ['A navigation landmark. Its name is the label `navigation.breadcrumbs`.'],
};
