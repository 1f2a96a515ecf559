import type { Guide } from '#storybook/guide';

import { Pagination } from './Pagination.tsx';

export const guide: Guide = {
  status: 'new',
  since: '2.0.0',
  dos: [
    {
      description: 'Give each page an address, so that Back works and it can be shared.',
      example: <Pagination aria-label="Do" count={9} defaultPage={5} />,
    },
  ],
  donts: [
    { description: 'Split what fits on one page.', example: <Pagination aria-label="Don’t" count={2} /> },
  ],
  parts: [
    {
      name: 'Arrow',
      description: 'To the page before or after; off at the ends.',
      at: 'li:first-child button',
      side: 'left',
    },
    {
      name: 'Page shown',
      description: 'Framed, and announced as the current one.',
      at: '[aria-current]',
      side: 'top',
    },
    {
      name: 'Gap',
      description: 'Pages left out; hidden from screen readers.',
      at: 'li > span',
      side: 'bottom',
    },
  ],
  keyboard: {
    Tab: 'Goes on to the next step.',
    'Enter, Space': 'Goes to that page; as a link, Enter alone.',
  },
  accessibility: [
    'A landmark, named by the label `pagination.pages`; give `aria-label` where there are two.',
    'Each step is named in full: “Page 5”.',
  ],
};
